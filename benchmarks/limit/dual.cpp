// Dual for two seats, written by hand for speed: the practical limit that the compiled
// rules are measured against. It plays the default options (DU rule ids as in RULES.md)
// with the standard cards as constants, and prints one JSON line.
//
//   c++ -O3 -march=native -std=c++17 -o dual dual.cpp
//   ./dual games 100000      random games
//   ./dual search 100000     simulations of an information-set tree search
//   ./dual solve 6           nodes of an exact search, cards each

#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unordered_map>
#include <vector>

using Set = uint64_t;

constexpr int CARDS = 18, SEATS = 2, ROUNDS = 5;
constexpr Set ALL = (Set(1) << CARDS) - 1;
enum Phase : uint8_t { DEAL, FLIP, PLAY, WIND, END };

// Faces 0..17 show the first ends (Yellow 1-9, Red 1-9), 18..35 the others (Blue, Purple).
constexpr int value_of(int face) { return face < CARDS ? face % 9 + 1 : 9 - (face - CARDS) % 9; }
constexpr int suit_of(int face) { return face / 9; }
constexpr int stars_of(int face) {
  int v = value_of(face);
  return v < 10 - v ? v : 10 - v;
}
constexpr Set SUIT(int suit) { return Set(0x1FF) << (9 * suit); }
constexpr Set FIVES = (Set(1) << 4) | (Set(1) << 13);

constexpr Set only(int n) { return Set(1) << n; }
inline int size(Set s) { return __builtin_popcountll(s); }
inline int lowest(Set s) { return __builtin_ctzll(s); }
inline Set turned(Set hand) { return (hand >> CARDS) | ((hand & ALL) << CARDS); }
inline int other(int face) { return face < CARDS ? face + CARDS : face - CARDS; }

struct Rng {
  uint64_t carry;
  explicit Rng(uint64_t seed) : carry(seed * 0x9E3779B97F4A7C15ull % 0x3E8687AAFFFFFFFFull + 1) {}
  int below(int bound) {
    carry = 2098173273ull * (carry & 0xFFFFFFFF) + (carry >> 32);
    return int((((carry ^ (carry >> 32)) & 0xFFFFFFFF) * uint64_t(bound)) >> 32);
  }
  int member(Set s) {
    for (int k = below(size(s)); k > 0; --k) s &= s - 1;
    return lowest(s);
  }
};

struct State {
  Set hands[SEATS], won[SEATS], undealt;
  int8_t trick[SEATS], flipped[SEATS], coins[SEATS], cubes[SEATS], stars[SEATS];
  int8_t phase, turn, dealer, leader, winner, round, played, first_ends, receiver;
  Set shed[SEATS];
  int8_t winds[SEATS];

  void start_round(int who) {  // DU-1.5
    phase = DEAL;
    dealer = int8_t(who);
    leader = int8_t(1 - who);
    receiver = leader;
    undealt = ALL;
    first_ends = CARDS / 2;
    played = 0;
    for (int s = 0; s < SEATS; ++s) {
      hands[s] = won[s] = shed[s] = 0;
      winds[s] = 0;
      flipped[s] = -1;
    }
  }
  void start(Rng &rng) {
    std::memset(this, 0, sizeof *this);
    start_round(rng.below(2));
  }
  void deal(Rng &rng) {  // DU-2.1, R3
    int left = size(undealt);
    int card = rng.member(undealt);
    bool first = rng.below(left) < first_ends;
    first_ends = int8_t(first_ends - first);
    hands[receiver] |= only(first ? card : card + CARDS);
    undealt &= ~only(card);
    receiver ^= 1;
    if (!undealt) {
      phase = FLIP;
      turn = leader;
    }
  }
  Set legal() const {  // faces; in the Wind 0 and 1 are seats, 2 is nobody
    if (phase == WIND) return 7;
    Set hand = hands[turn];
    if (phase == PLAY && played) {
      Set follow = hand & SUIT(suit_of(trick[0]));  // DU-3.2
      if (follow) return follow;
    }
    return hand;
  }
  void apply(int move) {
    if (phase == PLAY) {
      hands[turn] &= ~only(move);
      shed[turn] |= only(winds[turn] & 1 ? other(move) : move);
      trick[played++] = int8_t(move);
      if (played == SEATS) judge();
      else turn ^= 1;
    } else if (phase == WIND) {  // DU-4.4
      if (move < 2) {
        hands[move] = turned(hands[move]);
        ++winds[move];
      }
      take();
      turn = leader = winner;
      phase = PLAY;
    } else {  // DU-2.2
      flipped[turn] = int8_t(move);
      turn ^= 1;
      if (turn == leader) {
        for (int s = 0; s < SEATS; ++s)
          hands[s] = (hands[s] & ~only(flipped[s])) | only(other(flipped[s]));
        phase = PLAY;
      }
    }
  }
  void judge() {  // DU-3.4 to 3.5, DU-4.1 to 4.2
    int a = trick[0], b = trick[1];
    bool follows = suit_of(a) == suit_of(b);
    bool second = follows ? value_of(b) > value_of(a) : stars_of(b) > stars_of(a);
    winner = int8_t(second ? leader ^ 1 : leader);
    if (hands[winner]) {
      phase = WIND;
      turn = winner ^ 1;
    } else {
      take();
      score();
    }
  }
  void take() {
    for (int i = 0; i < SEATS; ++i) won[winner] |= only(trick[i] % CARDS);
    played = 0;
  }
  void score() {  // DU-5
    ++cubes[winner];
    int best = -1, owner = 0;
    for (int s = 0; s < SEATS; ++s) {
      int wealth = 100 * size(won[s]);
      for (Set w = won[s]; w; w &= w - 1) wealth += stars_of(lowest(w));
      stars[s] = int8_t(stars[s] + size(won[s] & FIVES));
      if (wealth > best) best = wealth, owner = s;
    }
    ++coins[owner];
    if (++round < ROUNDS) start_round(dealer ^ 1);
    else phase = END;
  }
  int points(int s) const {  // DU-6.2
    int pairs = coins[s] < cubes[s] ? coins[s] : cubes[s];
    return 2 * coins[s] + cubes[s] + pairs + stars[s] / 2;
  }
  double result(int s) const {
    int d = points(s) - points(s ^ 1);
    return d > 0 ? 1.0 : d < 0 ? -1.0 : 0.0;
  }
  double value(int s) const {  // what a bot guesses between rounds
    if (phase == END) return result(s);
    double lead = 2.5 * (coins[s] - coins[s ^ 1]) + 1.5 * (cubes[s] - cubes[s ^ 1]) +
                  0.5 * (stars[s] - stars[s ^ 1]);
    return std::tanh(lead / (2.5 * std::sqrt(ROUNDS - 1 - round + 0.5)));
  }
  bool settled() const { return phase == DEAL || phase == END; }
  void resample(int seat, Rng &rng) {  // cards of a couple are shared out anew
    int s = seat ^ 1;
    Set seen = hands[seat] | shed[0] | shed[1];
    Set unseen = ALL & ~(seen | (seen >> CARDS));
    Set hand = 0;
    for (int suit = 0; suit < 4; ++suit) {
      Set couple = unseen & ((suit & 1) ? Set(0x1FF) << 9 : Set(0x1FF));
      for (int k = size(hands[s] & SUIT(suit)); k > 0; --k) {
        int card = rng.member(couple);
        couple &= ~only(card);
        unseen &= ~only(card);
        hand |= only(suit < 2 ? card : card + CARDS);
      }
    }
    hands[s] = hand;
    if (flipped[s] < 0) return;
    if (phase == FLIP) {
      flipped[s] = int8_t(rng.member(hand));
    } else {
      Set after = ((winds[s] & 1) ? turned(hand) : hand) | shed[s];
      flipped[s] = int8_t(other(rng.member(after & SUIT(suit_of(other(flipped[s]))))));
    }
  }
};

void playout(State &s, Rng &rng) {
  while (!s.settled()) s.apply(rng.member(s.legal()));
}

struct Node {
  int move, mover, visits = 0, offered = 1, child = -1, sibling;
  double total = 0;
};

struct Search {
  std::vector<Node> nodes;
  std::vector<int> path;
  Search() { nodes.push_back({-1, -1, 0, 1, -1, -1, 0}); }
  int find(int node, int move) const {
    int kid = nodes[node].child;
    while (kid >= 0 && nodes[kid].move != move) kid = nodes[kid].sibling;
    return kid;
  }
  void simulate(State &s, Rng &rng) {
    path.assign(1, 0);
    int node = 0;
    bool known = true;
    while (known && !s.settled()) {
      Set legal = s.legal(), untried = legal;
      int best = -1;
      double top = -1e9;
      for (int kid = nodes[node].child; kid >= 0; kid = nodes[kid].sibling)
        if (legal & only(nodes[kid].move)) {
          untried &= ~only(nodes[kid].move);
          ++nodes[kid].offered;
        }
      if (untried) {
        int move = rng.member(untried);
        nodes.push_back({move, s.turn, 0, 1, -1, nodes[node].child, 0});
        best = nodes[node].child = int(nodes.size()) - 1;
        known = false;
      } else {
        for (int kid = nodes[node].child; kid >= 0; kid = nodes[kid].sibling)
          if (legal & only(nodes[kid].move)) {
            const Node &k = nodes[kid];
            double worth = k.total / k.visits + 0.7 * std::sqrt(std::log(double(k.offered)) / k.visits);
            if (worth > top) top = worth, best = kid;
          }
      }
      path.push_back(best);
      s.apply(nodes[best].move);
      node = best;
    }
    playout(s, rng);
    double values[SEATS] = {s.value(0), s.value(1)};
    for (int n : path) {
      ++nodes[n].visits;
      if (nodes[n].mover >= 0) nodes[n].total += values[nodes[n].mover];
    }
  }
};

struct Solver {  // alpha-beta on points promised by the round's tokens
  struct Bounds {
    double low = -9, high = 9;
  };
  std::unordered_map<uint64_t, Bounds> known;
  long count = 0;
  static uint64_t key(const State &s) {
    uint64_t h = 0;
    auto mix = [&h](uint64_t part) {
      h = (h ^ part) * 0x9E3779B97F4A7C15ull;
      h ^= h >> 29;
    };
    int lead = s.played ? s.trick[0] + 1 : 0;
    mix(s.hands[0]);
    mix(s.hands[1]);
    mix(uint64_t(s.phase) | uint64_t(s.turn) << 3 | uint64_t(s.leader) << 4 | uint64_t(lead) << 5 |
        uint64_t(s.winner) << 11 | uint64_t(size(s.won[0])) << 12 |
        uint64_t(size(s.won[0] & FIVES)) << 18 | uint64_t(size(s.won[1] & FIVES)) << 20 |
        uint64_t(s.phase == WIND ? s.trick[1] + 1 : 0) << 22);
    return h;
  }
  double solve(const State &s, double alpha, double beta) {
    ++count;
    if (s.settled()) return s.value(0);
    Bounds &b = known[key(s)];
    alpha = std::fmax(alpha, b.low);
    beta = std::fmin(beta, b.high);
    if (alpha >= beta) return b.low >= beta ? b.low : b.high;
    double found = s.turn == 0 ? -9 : 9, a = alpha, z = beta;
    for (Set legal = s.legal(); legal && a < z; legal &= legal - 1) {
      State child = s;
      child.apply(lowest(legal));
      double v = solve(child, a, z);
      if (s.turn == 0) found = std::fmax(found, v), a = std::fmax(a, found);
      else found = std::fmin(found, v), z = std::fmin(z, found);
    }
    Bounds &again = known[key(s)];
    if (found > alpha) again.low = std::fmax(again.low, found);
    if (found < beta) again.high = std::fmin(again.high, found);
    return found;
  }
};

static double now() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

int main(int argc, char **argv) {
  const char *what = argc > 1 ? argv[1] : "games";
  long n = argc > 2 ? std::atol(argv[2]) : 100000;
  Rng rng(1);
  State s;
  double begin = now(), check = 0;
  long count = n;
  if (!std::strcmp(what, "games")) {
    for (long i = 0; i < n; ++i) {
      s.start(rng);
      while (s.phase != END) {
        if (s.phase == DEAL) s.deal(rng);
        else s.apply(rng.member(s.legal()));
      }
      check += s.result(0);
    }
  } else if (!std::strcmp(what, "search")) {
    s.start(rng);
    while (s.phase == DEAL) s.deal(rng);
    Search search;
    begin = now();
    for (long i = 0; i < n; ++i) {
      State world = s;
      world.resample(s.turn, rng);
      search.simulate(world, rng);
    }
    check = search.nodes[0].visits;
  } else {
    Solver solver;
    s.start(rng);
    while (!(s.round == 4 && s.phase == PLAY && !s.played && size(s.hands[0]) == n)) {
      if (s.phase == DEAL) s.deal(rng);
      else s.apply(rng.member(s.legal()));
    }
    begin = now();
    check = solver.solve(s, -2, 2);
    count = solver.count;
  }
  double seconds = now() - begin;
  std::printf("{\"what\": \"%s\", \"count\": %ld, \"seconds\": %.6f, \"check\": %.6f}\n", what, count, seconds, check);
}
