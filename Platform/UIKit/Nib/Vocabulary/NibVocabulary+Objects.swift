extension NibVocabulary {
    private static let customObject = NibClass(NSObject.self)

    private static let gestureRecognizer = NibClass(
        UIGestureRecognizer.self, ["enabled": .flag("UIEnabled"), "cancelsTouchesInView": .flag("UICancelsTouches")])

    static let objects: [String: NibClass] = [
        "customObject": customObject,
        "tapGestureRecognizer": NibClass(
            UITapGestureRecognizer.self, extends: gestureRecognizer,
            [
                "numberOfTapsRequired": .integer("UINumberOfTapsRequired"),
                "numberOfTouchesRequired": .integer("UINumberOfTouchesRequired"),
            ]),
        // The spelling of Interface Builder.
        "pongPressGestureRecognizer": NibClass(
            UILongPressGestureRecognizer.self, extends: gestureRecognizer,
            [
                "numberOfTapsRequired": .integer("UINumberOfTapsRequired"),
                "minimumPressDuration": .number("UIMinimumPressDuration"),
                "allowableMovement": .number("UIAllowableMovement"),
            ]),
        "panGestureRecognizer": NibClass(
            UIPanGestureRecognizer.self, extends: gestureRecognizer,
            ["minimumNumberOfTouches": .integer("UIMinimumNumberOfTouches")]),
        "pinchGestureRecognizer": NibClass(UIPinchGestureRecognizer.self, extends: gestureRecognizer),
        "rotationGestureRecognizer": NibClass(UIRotationGestureRecognizer.self, extends: gestureRecognizer),
        "swipeGestureRecognizer": NibClass(
            UISwipeGestureRecognizer.self, extends: gestureRecognizer,
            [
                "numberOfTouchesRequired": .integer("UINumberOfTouchesRequired"),
                "direction": .choice(
                    "UIDirection",
                    ["right": UISwipeGestureRecognizer.Direction.right, "left": .left, "up": .up, "down": .down]),
            ]),
        "screenEdgePanGestureRecognizer": NibClass(
            UIScreenEdgePanGestureRecognizer.self, extends: gestureRecognizer,
            ["edges": .options("UIRectEdge", ["top": 1, "left": 2, "bottom": 4, "right": 8])]),
        "gestureRecognizer": gestureRecognizer,
    ]
}
