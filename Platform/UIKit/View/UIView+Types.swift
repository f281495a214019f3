extension UIView {
    /// The placement of a view's contents that differ from the view in size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// The parts of a view's frame that change with the size of its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the mask.
        public let rawValue: UInt

        /// Creates a mask from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the left edge is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right edge is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the top edge is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the bottom edge is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// A timing curve of an animation.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
        /// The curve of the onscreen keyboard's animation, which `keyboardAnimationCurveUserInfoKey`
        /// contains. As on iOS it has a raw value but no public name.
        @_spi(UIKitKeyboard) case keyboard = 7

        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            // Approximates the spring with which iOS 17 moves its keyboard.
            case .keyboard: CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
            }
        }
    }

    /// Options of view animations.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Views receive touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Values start from what is displayed. This is always so here, because the remaining difference of
        /// an earlier animation is added to the new one.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats until it is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each run plays backward after it has played forward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A nested animation keeps its own duration instead of the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A nested animation keeps its own curve instead of the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A transition between two views hides and shows them instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// A transition animates the changes of its block too.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Subviews are laid out at the end of the block, so that their movements are animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// A nested animation does not inherit the options of the outer one. This is always so here, except for the
        /// curve.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// A transition turns the view about its vertical axis to the left side.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition turns the view about its vertical axis to the right side.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition rolls the old appearance up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition rolls the new appearance down like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition turns the view about its horizontal axis from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition turns the view about its horizontal axis from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Prefers 60 frames per second, which is the rate of most screens.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Prefers 30 frames per second. Frames are drawn at the rate of the screen.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// A transition fades from one appearance to the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Slow at the start and at the end.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: AnimationCurve {
            get { AnimationCurve(rawValue: Int(rawValue >> 16 & 7)) ?? .easeInOut }
            set { self = AnimationOptions(rawValue: rawValue & ~(7 << 16) | UInt(newValue.rawValue) << 16) }
        }
    }
}

/// The direction of a view's contents, regardless of the language.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The reading direction in which user interfaces are laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}
