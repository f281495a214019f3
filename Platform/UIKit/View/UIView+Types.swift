extension UIView {
    /// How a view's contents are placed where they have another size than the view.
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

    /// What of a view's frame changes when its superview's size does.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// One bit a distance.
        public let rawValue: UInt

        /// Makes a mask of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The pace of an animation that has no curve of its own.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
        /// The pace at which the keyboard on the screen comes and goes: what `keyboardAnimationCurveUserInfoKey` tells of. As on
        /// iOS it has a raw value, and no name that apps could use.
        @_spi(UIKitKeyboard) case keyboard = 7

        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            // After the look of the spring that iOS 17 moves its keyboard by.
            case .keyboard: CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
            }
        }
    }

    /// How an animation of views runs.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Touches reach the views while they are animated. Without it they don't.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Values start from where they are on the screen: as they do here in any case, for the way that is left of an
        /// earlier animation is added to the new one's.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats until it is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each run plays backwards after it has played forwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The animation is as long as it says, also inside of another's block, whose length it has otherwise.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The animation has its own pace, also inside of another's block, whose pace it has otherwise.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// In a transition from one view to another they are hidden and shown, and not taken out and put in.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// In a transition what the block changes is animated too.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 9)
        /// In a transition one look fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Slow at the start and at the end.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: AnimationCurve {
            get { AnimationCurve(rawValue: Int(rawValue >> 16 & 7)) ?? .easeInOut }
            set { self = AnimationOptions(rawValue: rawValue & ~(7 << 16) | UInt(newValue.rawValue) << 16) }
        }
    }
}

/// Which way a view's contents run, whatever the language.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of reading, in which user interfaces are laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}
