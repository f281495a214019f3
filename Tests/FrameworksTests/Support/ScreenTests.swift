import Testing

/// The tests that use a screen or the main queue, one after the other.
@Suite(.serialized) enum ScreenTests {}
