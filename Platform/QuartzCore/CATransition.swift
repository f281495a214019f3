/// The key of the transition of a layer, which has one at most.
public let kCATransition = "transition"

/// An animation from a layer's old appearance, with its sublayers, to its new one.
///
/// Add it in the same turn of the main loop as the changes, before or after them. A layer has one transition at a time,
/// whatever its key.
open class CATransition: CAAnimation {
    /// The kind of transition.
    open var type = CATransitionType.fade
    /// The direction of transitions that move, from the right if it is `nil`.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins, from 0 to 1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, from 0 to 1.
    open var endProgress: Float = 1

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    /// Returns the progress at a time of the layer. The new appearance is shown after the end.
    func progress(at time: CFTimeInterval) -> CGFloat {
        guard let runTime = runTime(at: time) else { return time < beginTime ? CGFloat(startProgress) : 1 }
        let fraction = duration > 0 ? CGFloat(runTime / duration) : 1
        let progress = timingFunction?.progress(at: fraction) ?? fraction
        return CGFloat(startProgress) + CGFloat(endProgress - startProgress) * progress
    }

    /// The direction in which contents move, in fractions of the layer's size. Vertical directions are those of iOS:
    /// from the top means toward the top.
    var direction: CGVector {
        switch subtype {
        case .fromLeft: CGVector(dx: 1, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: -1)
        case .fromBottom: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: -1, dy: 0)
        }
    }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name. Unknown kinds fade.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The old appearance dissolves into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new appearance slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new appearance pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old appearance slides away and reveals the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// The old appearance is a page that rolls up from the bottom and reveals the new one. Core Animation knows the name.
    package static let pageCurl = CATransitionType(rawValue: "pageCurl")
    /// The new appearance is a page that rolls down over the old one. Core Animation knows the name.
    package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the direction.
    public let rawValue: String

    /// Creates a direction from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upward on the screen, as on iOS.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downward on the screen, as on iOS.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
