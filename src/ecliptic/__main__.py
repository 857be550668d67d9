"""`python -m ecliptic` is the command `ecliptic`."""

from ecliptic.cli.main import main

if __name__ == "__main__":
    main()
