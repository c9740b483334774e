"""Giving memory back, where the C library can do it."""

import platform

import pytest

from bot.runtime import malloc


def test_without_glibc_nothing_is_done() -> None:
    assert malloc._called("no_such_function_anywhere")(0) == 0


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library")
def test_glibc_takes_the_settings_and_gives_back() -> None:
    assert malloc._called("mallopt")(malloc.ARENA_MAX, 128) == 1
    malloc.trim()
