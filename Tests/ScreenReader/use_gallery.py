"""Uses the Gallery as a screen reader does, by AT-SPI: finds, reads and activates elements, scrolls a list of a million rows, types,
and performs swipe actions and moves. Fails with the first expectation that is not met.

Run by Scripts/test-screen-reader, which starts the buses and the Gallery. With the argument "find", only finds the Gallery.
"""
import sys
import time

import pyatspi
from gi.repository import GLib

TIMEOUT = 15  # seconds


def wait(description, condition):
    """Returns the first true value of a condition, which is tried until the time is up."""
    end = time.monotonic() + TIMEOUT
    while True:
        # Events are delivered by the main loop.
        while GLib.MainContext.default().iteration(False):
            pass
        try:
            value = condition()
            if value:
                return value
        except Exception as error:  # An element may disappear while it is read.
            value = error
        if time.monotonic() > end:
            sys.exit(f"error: {description}: {value!r}")
        time.sleep(0.1)


def app():
    return next((app for app in pyatspi.Registry.getDesktop(0) if app.name == "Trestle Gallery"), None)


def elements(element):
    """The elements on the screen. Of a list, those are the visible rows, which are found by their states."""
    yield element
    for child in children(element):
        yield from elements(child)


def children(element):
    count = element.childCount
    if count <= 200:
        return [child for child in (element.getChildAtIndex(i) for i in range(count)) if child]
    return []


def search(name, *roles):
    for element in elements(app()):
        if element.name.startswith(name) and (not roles or element.getRoleName() in roles):
            return element
    return None


def find(name, *roles):
    return wait(f"no element {name!r} with a role of {roles}", lambda: search(name, *roles))


def act(element, name="activate"):
    action = element.queryAction()
    names = [action.getName(i) for i in range(action.nActions)]
    if name not in names:
        sys.exit(f"error: {element.name!r} has no action {name!r}, only {names}")
    if not action.doAction(names.index(name)):
        sys.exit(f"error: {element.name!r} does not perform {name!r}")


def activate(element, description, condition):
    """Activates an element until a condition is met: touches during a transition have no effect."""
    last = 0

    def is_met():
        nonlocal last
        if condition():
            return True
        if time.monotonic() - last > 2:
            last = time.monotonic()
            act(element)
        return False

    wait(description, is_met)


def has_state(element, state):
    return state in element.getState().getStates()


def the_list():
    """The only list on the screen: during a transition there are two."""

    def only():
        lists = [element for element in elements(app()) if element.getRoleName() == "list"]
        return lists[0] if len(lists) == 1 else None

    return wait("no list, or several", only)


def open_screen(title):
    # The names of rows that have no cells yet are known when they are scrolled to.
    for row in children(the_list()):
        row.queryComponent().scrollTo(pyatspi.SCROLL_ANYWHERE)
        if row.name.startswith(title):
            return activate(row, f"{title!r} does not open", lambda: search("Gallery", "push button"))
    sys.exit(f"error: no row {title!r}")


def go_back():
    activate(
        find("Gallery", "push button"), "the screen does not close", lambda: not search("Gallery", "push button"))


def names(rows, count):
    return [rows.getChildAtIndex(i).name.split(",")[0] for i in range(count)]


def scroll_a_million_rows():
    open_screen("A million rows")
    rows = wait("no long list", lambda: next((e for e in elements(app()) if e.childCount >= 1_000_000), None))
    row = rows.getChildAtIndex(900_000)
    attributes = dict(pair.split(":", 1) for pair in row.getAttributes())
    if attributes.get("posinset") != "900001" or attributes.get("setsize") != "1000000":
        sys.exit(f"error: row 900,000 is {attributes}")
    row.queryComponent().scrollTo(pyatspi.SCROLL_ANYWHERE)
    wait("row 900,000 is not displayed", lambda: row.name and has_state(row, pyatspi.STATE_SHOWING))
    print(f"Row 900,000: {row.name!r}.")
    go_back()


def swipe_and_reorder():
    open_screen("To do")
    rows = the_list()
    first, second, third = names(rows, 3)
    act(rows.getChildAtIndex(1), "Delete")
    wait(f"{second!r} is not deleted", lambda: names(rows, 2) == [first, third])
    activate(find("Edit", "push button"), "the list is not edited", lambda: search("Done", "push button"))
    act(rows.getChildAtIndex(0), "Move Down")
    wait(f"{first!r} does not move", lambda: names(rows, 2) == [third, first])
    activate(find("Done", "push button"), "the list is still edited", lambda: search("Edit", "push button"))
    print(f"Deleted {second!r}, moved {first!r} below {third!r}.")
    go_back()


def type_and_switch():
    open_screen("Sign up")
    field = find("User name", "entry", "text")
    field.queryComponent().grabFocus()
    wait("the field has no focus", lambda: has_state(field, pyatspi.STATE_FOCUSED))
    field.queryEditableText().insertText(0, "grace", 5)
    wait("the text is not typed", lambda: field.queryText().getText(0, -1) == "grace")
    switch = find("I accept the terms")
    switch.queryComponent().scrollTo(pyatspi.SCROLL_ANYWHERE)
    if switch.getRoleName() != "toggle button":
        sys.exit(f"error: the row of the switch is a {switch.getRoleName()!r}")
    changes = []
    pyatspi.Registry.registerEventListener(changes.append, "object:state-changed:checked")
    activate(switch, "the switch is not on", lambda: has_state(switch, pyatspi.STATE_CHECKED))
    wait(
        "the change of the switch is not reported",
        lambda: any(event.source == switch and event.detail1 == 1 for event in changes))
    print("Typed a name and accepted the terms.")
    go_back()


wait("the Gallery is not on the accessibility bus", app)
if sys.argv[1:] == ["find"]:
    print("Found the Gallery.")
    sys.exit()
scroll_a_million_rows()
swipe_and_reorder()
type_and_switch()
