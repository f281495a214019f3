/// The timing of a layer and its descendants relative to the layer's superlayer.
struct LayerTime {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = .infinity
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Returns the layer's time at a time of its superlayer.
    func inside(_ time: CFTimeInterval) -> CFTimeInterval {
        let elapsed = (time - beginTime) * CFTimeInterval(speed) + timeOffset
        guard duration.isFinite, duration > 0 else { return elapsed }
        let once = duration * (autoreverses ? 2 : 1)
        let total = repeatDuration > 0 ? repeatDuration : once * CFTimeInterval(repeatCount == 0 ? 1 : repeatCount)
        let within = min(max(0, elapsed), total)
        // At the end of the last repetition, use its end instead of the start of another one.
        let runs = within / duration
        let index = within == total ? (runs - 1e-9).rounded(.down) : runs.rounded(.down)
        let rest = within - max(0, index) * duration
        return autoreverses && Int(max(0, index)) % 2 == 1 ? duration - rest : rest
    }

    /// Returns the superlayer's time at a time of the layer. If there is none or more than one, the first
    /// repetition counts.
    func outside(_ time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }
}

/// The time of a layer, which is `(t − beginTime) · speed + timeOffset` at time t of its superlayer. It
/// determines the animations of the layer and its descendants: a speed of 0 stops them at `timeOffset`.
///
/// A layer with a finite `duration` is also visible before and after its active time, in which its time is
/// constant.
extension CALayer: CAMediaTiming {
    /// The start of the layer's time, in seconds of the superlayer's time.
    public final var beginTime: CFTimeInterval {
        get { time?.beginTime ?? 0 }
        set { changeTime(\.beginTime, to: newValue) }
    }

    /// The duration in seconds after which the layer's time stops or repeats. Infinite by default.
    public final var duration: CFTimeInterval {
        get { time?.duration ?? .infinity }
        set { changeTime(\.duration, to: newValue) }
    }

    /// The speed of time in the layer. 0 stops it.
    public final var speed: Float {
        get { time?.speed ?? 1 }
        set { changeTime(\.speed, to: newValue) }
    }

    /// The offset that is added to the layer's time, in seconds.
    public final var timeOffset: CFTimeInterval {
        get { time?.timeOffset ?? 0 }
        set { changeTime(\.timeOffset, to: newValue) }
    }

    /// The number of repetitions of a finite duration. 0 counts as 1.
    public final var repeatCount: Float {
        get { time?.repeatCount ?? 0 }
        set { changeTime(\.repeatCount, to: newValue) }
    }

    /// The number of seconds for which a finite duration repeats, or 0 if `repeatCount` applies.
    public final var repeatDuration: CFTimeInterval {
        get { time?.repeatDuration ?? 0 }
        set { changeTime(\.repeatDuration, to: newValue) }
    }

    /// Whether a finite duration plays backward after it has played forward.
    public final var autoreverses: Bool {
        get { time?.autoreverses ?? false }
        set { changeTime(\.autoreverses, to: newValue) }
    }

    /// The fill mode, which has no effect: layers are always visible outside their active time.
    public final var fillMode: CAMediaTimingFillMode {
        get { time?.fillMode ?? .removed }
        set { changeTime(\.fillMode, to: newValue) }
    }

    /// Converts a time from the time of `l`, or from `CACurrentMediaTime()` if `l` is `nil`.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        guard l !== self else { return t }
        return ownTime(at: l?.screenTime(at: t) ?? t)
    }

    /// Converts a time to the time of `l`, or to `CACurrentMediaTime()` if `l` is `nil`.
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        guard l !== self else { return t }
        let onScreen = screenTime(at: t)
        return l?.ownTime(at: onScreen) ?? onScreen
    }

    /// Returns the layer's time at a time of the screen.
    package final func ownTime(at time: CFTimeInterval) -> CFTimeInterval {
        let around = parent?.ownTime(at: time) ?? time
        return self.time?.inside(around) ?? around
    }

    private func screenTime(at time: CFTimeInterval) -> CFTimeInterval {
        let around = self.time?.outside(time) ?? time
        return parent?.screenTime(at: around) ?? around
    }

    /// Whether time passes in the layer: neither its speed nor that of an ancestor is 0.
    final var isTimeRunning: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.time?.speed == 0 { return false }
            layer = current.parent
        }
        return true
    }

    private func changeTime<Value: Equatable>(_ property: WritableKeyPath<LayerTime, Value>, to value: Value) {
        var new = time ?? LayerTime()
        guard new[keyPath: property] != value else { return }
        new[keyPath: property] = value
        time = new
        AnimationTimeline.timeDidChange(in: self)
    }
}
