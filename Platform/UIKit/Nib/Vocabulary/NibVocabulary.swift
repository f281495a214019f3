/// The vocabulary of Interface Builder's files: the classes of elements, and the archive keys of attributes.
@MainActor
enum NibVocabulary {
    static let classes: [String: NibClass] = views.merging(text) { $1 }.merging(controls) { $1 }.merging(tables) { $1 }
        .merging(collections) { $1 }.merging(bars) { $1 }.merging(controllers) { $1 }.merging(objects) { $1 }

    /// Elements that describe relations between others, which classes process in additional steps, and those
    /// that only Interface Builder uses.
    static let structure: Set<String> = [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "variation", "viewLayoutGuide",
        "layoutGuides", "segments", "state", "sections", "prototypes", "cells", "items", "accessibility", "blurEffect",
        "vibrancyEffect",
        "scopeButtonTitles", "locale", "timeZone", "textInputTraits", "buttonConfiguration", "animations",
        "simulatedMetricsContainer",
        "designables", "extendedEdge", "gestureRecognizers",
    ]

    /// Such elements by their keys in the parent element.
    static let structureKeys: Set<String> = [
        "frame", "frameInset", "bounds", "layoutMargins", "scrollIndicatorInsets", "leftBarButtonItem",
        "rightBarButtonItem",
        "canvasLocation",
        "userComments", "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
        "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedDestinationMetrics", "freeformSize",
    ]

    /// Attributes that identify an element, or that only Interface Builder uses.
    static let editorAttributes: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "fixedFrame", "ambiguous", "misplaced",
        "verifyAmbiguity", "userLabel", "sceneMemberID", "colorLabel", "catalog", "usesAttributedText",
        "hasAttributedTitle",
        "useStoryboardIdentifierAsRestorationIdentifier", "restorationIdentifier", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "simulatedAppContext", "storyboardIdentifier", "referencedIdentifier",
        // Drawing contexts are always cleared here.
        "clearsContextBeforeDrawing",
    ]

    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
        "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]

    static let layoutAttributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    static let textAlignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]

    static let fontWeights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    static let symbolScales: [String: UIImage.SymbolScale] = [
        "small": .small, "medium": .medium, "large": .large, "default": .default,
    ]

    static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
