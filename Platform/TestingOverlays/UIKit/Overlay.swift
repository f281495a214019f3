// Swift's Testing names overlays for a CoreGraphics and a UIKit, whichever they are: a file that imports both Testing and
// one of them also imports `_Testing_CoreGraphics` or `_Testing_UIKit` unasked, and does not compile without. Toolchains for
// Linux have neither, so this module is there to be imported. It adds nothing.
