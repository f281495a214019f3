import QuartzCore

extension UIView {
    /// Options of keyframe animations.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out at the end of the block, so that their movements are animated too.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views receive touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Values start from what is displayed.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation repeats until it is removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Each run plays backward after it has played forward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// A nested animation keeps its own duration instead of the outer one's.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// A nested animation does not inherit the options of the outer one.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Linear interpolation between the keyframes.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// No interpolation: each value is shown until the next one.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// An even pace. It is displayed as linear interpolation.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A curve through the keyframes. It is displayed as linear interpolation.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A curve through the keyframes at an even pace. It is displayed as linear interpolation.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        fileprivate var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
    }

    /// Animates the keyframes that a block adds with `addKeyframe`.
    ///
    /// - Parameters:
    ///   - duration: The duration of the animation, in seconds.
    ///   - delay: The delay before the animation begins, in seconds.
    ///   - options: The options of the animation.
    ///   - animations: Adds the keyframes. Changes outside of them are animated over the whole duration.
    ///   - completion: Called at the end, with `false` if the animation was interrupted.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        // The bits of the common options are equal.
        var common = AnimationOptions(rawValue: options.rawValue & 0x3F)
        common.formUnion(.curveLinear)
        var animation = ViewAnimation(duration: duration, delay: delay, options: common, spring: nil).inheriting()
        let recorder = KeyframeRecorder(animation: animation, isDiscrete: options.isDiscrete)
        animation.keyframe = KeyframeRecording(recorder: recorder, start: 0, end: 1)
        animation.run(
            {
                animations()
                recorder.addAnimations()
            }, completion: completion)
    }

    /// Animates the keyframes that a block adds with `addKeyframe`.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) {
        animateKeyframes(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: nil)
    }

    /// Adds a keyframe to the animation whose block is running: the changes of a block are animated in a part of its
    /// duration. Outside of `animateKeyframes`, the changes are made immediately.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start as a fraction of the duration.
    ///   - frameDuration: The length as a fraction of the duration.
    ///   - animations: Changes the animatable properties of views.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard var animation = ViewAnimation.current, let outer = animation.keyframe else { return animations() }
        let start = min(1, max(0, frameStartTime))
        let end = min(1, start + max(0, frameDuration))
        animation.keyframe = KeyframeRecording(recorder: outer.recorder, start: start, end: end)
        animation.withCurrent(animations)
    }
}

/// The part of a keyframe animation whose changes are being recorded, in fractions of the duration.
@MainActor
struct KeyframeRecording {
    fileprivate let recorder: KeyframeRecorder
    fileprivate let start: Double
    fileprivate let end: Double

    /// Records the change of a property that has just been made.
    func record(_ property: LayerProperty, of layer: CALayer, before: LayerState) {
        recorder.record(
            property, of: layer, from: property.animationValue(in: before),
            to: property.animationValue(in: layer.model),
            start: start, end: end)
    }
}

/// The keyframes of an animation by layer and property.
@MainActor
private final class KeyframeRecorder {
    private struct Track {
        let layer: CALayer
        let property: LayerProperty
        let initialValue: Any
        var changes: [(start: Double, end: Double, value: Any)] = []
    }

    private let animation: ViewAnimation
    private let isDiscrete: Bool
    private var tracks: [Track] = []

    init(animation: ViewAnimation, isDiscrete: Bool) {
        self.animation = animation
        self.isDiscrete = isDiscrete
    }

    func record(_ property: LayerProperty, of layer: CALayer, from old: Any, to new: Any, start: Double, end: Double) {
        let index: Int
        if let known = tracks.firstIndex(where: { $0.layer === layer && $0.property === property }) {
            index = known
        } else {
            index = tracks.count
            tracks.append(Track(layer: layer, property: property, initialValue: old))
        }
        tracks[index].changes.append((start, end, new))
    }

    /// Adds one animation for each property of a layer.
    func addAnimations() {
        for track in tracks {
            let changes = track.changes.enumerated().sorted {
                ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
            }
            var frames: [(time: Double, value: Any)] = [(0, track.initialValue)]
            for (_, change) in changes {
                // A keyframe that begins before the end of the previous one continues from its value.
                frames.append((max(change.start, frames[frames.count - 1].time), frames[frames.count - 1].value))
                frames.append((max(change.end, frames[frames.count - 1].time), change.value))
            }
            frames.append((1, frames[frames.count - 1].value))
            let keyframes = CAKeyframeAnimation(track.property)
            animation.configure(keyframes)
            keyframes.values = frames.map(\.value)
            keyframes.keyTimes = frames.map { NSNumber(value: $0.time) }
            if isDiscrete { makeDiscrete(keyframes, changes.map(\.element)) }
            track.layer.add(keyframes, forKey: track.property.key)
        }
    }

    /// Shows each value from the start of its keyframe: two equal values at the ends of a step.
    private func makeDiscrete(_ keyframes: CAKeyframeAnimation, _ changes: [(start: Double, end: Double, value: Any)]) {
        guard let first = keyframes.values?.first else { return }
        var (values, times) = ([first], [0.0])
        for change in changes {
            values += [values[values.count - 1], change.value]
            times += [change.start, change.start]
        }
        keyframes.values = values + [values[values.count - 1]]
        keyframes.keyTimes = (times + [1]).map { NSNumber(value: $0) }
    }
}
