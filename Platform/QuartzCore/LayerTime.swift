/// How time runs in a layer and below it, as far as that differs from time around it.
struct LayerTime {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = .infinity
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// The layer's time at `time` of its superlayer.
    func inside(_ time: CFTimeInterval) -> CFTimeInterval {
        let elapsed = (time - beginTime) * CFTimeInterval(speed) + timeOffset
        guard duration.isFinite, duration > 0 else { return elapsed }
        let once = duration * (autoreverses ? 2 : 1)
        let total = repeatDuration > 0 ? repeatDuration : once * CFTimeInterval(repeatCount == 0 ? 1 : repeatCount)
        let within = min(max(0, elapsed), total)
        // The end of the last run is its end, not the start of one more.
        let runs = within / duration
        let index = within == total ? (runs - 1e-9).rounded(.down) : runs.rounded(.down)
        let rest = within - max(0, index) * duration
        return autoreverses && Int(max(0, index)) % 2 == 1 ? duration - rest : rest
    }

    /// The superlayer's time at `time` of the layer; where that never is, or more than once, the first run's.
    func outside(_ time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }
}

/// A layer's own time is the superlayer's, less `beginTime`, times `speed`, plus `timeOffset`. What is animated in the
/// layer or below it goes by that: a speed of 0 stops it, and `timeOffset` then says where it stands.
///
/// A layer is shown before and after the time in which `duration` lets it be active as well; its time then stands.
extension CALayer: CAMediaTiming {
    /// When the layer's time begins, in seconds of its superlayer's.
    public final var beginTime: CFTimeInterval {
        get { time?.beginTime ?? 0 }
        set { changeTime(\.beginTime, to: newValue) }
    }

    /// After how many seconds of its own the layer's time stands, or repeats; infinite unless it is set.
    public final var duration: CFTimeInterval {
        get { time?.duration ?? .infinity }
        set { changeTime(\.duration, to: newValue) }
    }

    /// How fast time runs in the layer; 0 stops it.
    public final var speed: Float {
        get { time?.speed ?? 1 }
        set { changeTime(\.speed, to: newValue) }
    }

    /// What is added to the layer's time, in seconds.
    public final var timeOffset: CFTimeInterval {
        get { time?.timeOffset ?? 0 }
        set { changeTime(\.timeOffset, to: newValue) }
    }

    /// How many times a finite duration repeats; 0 counts as 1.
    public final var repeatCount: Float {
        get { time?.repeatCount ?? 0 }
        set { changeTime(\.repeatCount, to: newValue) }
    }

    /// For how many seconds a finite duration repeats; 0 leaves it to `repeatCount`.
    public final var repeatDuration: CFTimeInterval {
        get { time?.repeatDuration ?? 0 }
        set { changeTime(\.repeatDuration, to: newValue) }
    }

    /// Whether a finite duration plays backwards after it has played forwards.
    public final var autoreverses: Bool {
        get { time?.autoreverses ?? false }
        set { changeTime(\.autoreverses, to: newValue) }
    }

    /// Kept for what reads it: layers are shown outside of their active time in any case.
    public final var fillMode: CAMediaTimingFillMode {
        get { time?.fillMode ?? .removed }
        set { changeTime(\.fillMode, to: newValue) }
    }

    /// What the layer's time is at `t` of `l` (nil: of the screen, which `CACurrentMediaTime()` gives).
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        guard l !== self else { return t }
        return ownTime(at: l?.screenTime(at: t) ?? t)
    }

    /// What the time of `l` (nil: of the screen) is at `t` of this layer.
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        guard l !== self else { return t }
        let onScreen = screenTime(at: t)
        return l?.ownTime(at: onScreen) ?? onScreen
    }

    /// The layer's time at `time` of the screen.
    package final func ownTime(at time: CFTimeInterval) -> CFTimeInterval {
        let around = parent?.ownTime(at: time) ?? time
        return self.time?.inside(around) ?? around
    }

    private func screenTime(at time: CFTimeInterval) -> CFTimeInterval {
        let around = self.time?.outside(time) ?? time
        return parent?.screenTime(at: around) ?? around
    }

    /// Whether time passes in the layer.
    final var timeRuns: Bool {
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
