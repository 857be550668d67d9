"""The server as a process: started, stopped, killed, and started twice."""

import signal
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ecliptic.server.protocol import Done, Join, Look, Move
from ecliptic.server.requests import NewSeat, TakeSeat
from tests.server import processes
from tests.server.asked import ALSO_ME, BOT, ME, OPEN, dual
from tests.server.processes import Served, next_reply, next_update, send


@pytest.fixture
def server(served):
    return served


@contextmanager
def joined(server, table, key):
    with server.socket() as socket:
        send(socket, Join(table, key))
        yield socket, next_update(socket)


def looked(socket, update):
    """See through the eyes of the seat whose turn it is."""
    while update.viewer != update.turn:
        send(socket, Look(update.turn))
        update = next_update(socket)
    return update


def read_on(socket):
    while True:
        next_reply(socket)


def moved(socket, update, request):
    """Make the first legal move; return the answer."""
    send(socket, Move(request, update.number, update.scene["moves"][0]["text"]))
    while not isinstance(reply := next_reply(socket), Done):
        pass
    return reply


def test_a_killed_server_loses_no_move_that_it_acknowledged(server):
    opened = server.open_table(dual(ME, ALSO_ME))
    with joined(server, opened.table, opened.links[0].key) as (socket, update):
        seen = looked(socket, update)
        text = seen.scene["moves"][0]["text"]
        done = moved(socket, seen, "same")
        server.restart(kill=True)
    with joined(server, opened.table, opened.links[0].key) as (again, after):
        send(again, Move("same", seen.number, text, seat=seen.turn))
        while not isinstance(reply := next_reply(again), Done):
            pass

    assert done == reply == Done("same")
    assert after.moves == seen.moves + 1


def test_a_server_that_is_asked_to_end_ends_in_good_order(server):
    opened = server.open_table(dual(ME, BOT))
    with joined(server, opened.table, opened.links[0].key) as (socket, update):
        code = server.end(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as caught:
            read_on(socket)
    server.start()

    assert code in {0, -signal.SIGTERM}
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1012
    assert server.get("/readyz") == {"ok": True}
    assert update.table == opened.table


def test_bots_play_in_processes_of_their_own(server):
    fair = NewSeat("bot", level="fair")
    opened = server.open_table(dual(fair, fair))
    with joined(server, opened.table, opened.links[0].key) as (socket, _):
        while (end := next_update(socket).end) is None:
            pass

    assert end.by == "rules"


def test_a_seat_is_taken_over_the_network(server):
    opened = server.open_table(dual(ME, OPEN))
    link = server.take_seat(opened.table, TakeSeat(1, "Eva"))
    with joined(server, opened.table, link.key) as (_, update):
        pass

    assert update.phase == "playing"
    assert update.viewer == 1


def test_a_second_server_for_the_same_tables_is_refused_in_one_line(server):
    done = processes.refused(server.folder, processes.free_port())

    assert done.returncode == 1
    assert f"is in use by process {server.process.pid}" in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_port_that_is_taken_is_refused_in_one_line(server, tmp_path):
    done = processes.refused(tmp_path, server.port)

    assert done.returncode != 0
    assert "port" in done.stderr
    assert str(server.port) in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_frame_that_is_too_large_ends_the_connection(server):
    with server.socket() as socket:
        socket.send("x" * (16 * 1024 + 1))
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(timeout=processes.PATIENCE)

    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009


def test_a_frame_that_is_no_text_is_refused(server):
    opened = server.open_table(dual(ME, ALSO_ME))
    with joined(server, opened.table, opened.links[0].key) as (socket, _):
        socket.send(b"\xff\x00")
        reply = next_reply(socket)

    assert reply.code == "bad_request"


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_foreign_page_is_refused_before_the_handshake_is_answered(server, origin):
    with pytest.raises(InvalidStatus) as caught, server.socket(origin=origin):
        pass

    assert caught.value.response.status_code == 403


def test_a_name_that_was_rebound_gets_no_socket(server):
    assert server.knock(f"evil.example:{server.port}") == 403
    assert server.knock(f"127.0.0.1:{server.port}") == 101


def test_the_log_names_no_key(server):
    opened = server.open_table(dual(ME, ALSO_ME))
    with joined(server, opened.table, opened.links[0].key):
        pass
    log = server.errors.read_text(encoding="utf-8")

    assert opened.table in log
    assert opened.links[0].key not in log
    assert "Traceback" not in log


def test_a_server_that_nobody_has_used_ends_at_once(tmp_path):
    server = Served(tmp_path)
    code = server.end(signal.SIGINT)

    assert code in {0, 130}
    assert "Traceback" not in server.errors.read_text(encoding="utf-8")
