/// How the window is to be, as far as the environment says:
/// - `TRESTLE_SIZE=390x844`: its size in points;
/// - `TRESTLE_SCALE=2`: pixels a point, whatever the display says of itself;
/// - `TRESTLE_STYLE=dark`: light or dark;
/// - `TRESTLE_KEYBOARD=screen`: whether a keyboard is shown on the screen while text is edited, or there is one with keys,
///   `hardware`, as on a desktop;
/// - `TRESTLE_FRAMES_PER_SECOND=120`: how many frames it shows at most, whatever the display says of itself.
struct WindowSettings {
    var size = ScreenMetrics.phoneSize
    /// Nil: what suits the display.
    var scale: CGFloat?
    var style = UIUserInterfaceStyle.light
    /// Nil: as many as the display shows.
    var framesPerSecond: Int?
    /// Whether there is a keyboard with keys, so that none is shown on the screen.
    var hasHardwareKeyboard = true

    init() {}

    init(environment: [String: String]) throws(HostError) {
        if let text = environment["TRESTLE_SIZE"] {
            let sides = text.split(separator: "x").compactMap { Double($0) }
            guard sides.count == 2, sides.allSatisfy({ (100...10_000).contains($0) }) else {
                throw HostError("TRESTLE_SIZE=\(text): write width and height in points, as in TRESTLE_SIZE=390x844")
            }
            size = CGSize(width: sides[0], height: sides[1])
        }
        if let text = environment["TRESTLE_SCALE"] {
            guard let value = Double(text), (0.5...8).contains(value) else {
                throw HostError("TRESTLE_SCALE=\(text): write pixels a point, from 0.5 to 8, as in TRESTLE_SCALE=2")
            }
            scale = value
        }
        if let text = environment["TRESTLE_FRAMES_PER_SECOND"] {
            guard let value = Int(text), (1...1000).contains(value) else {
                throw HostError(
                    "TRESTLE_FRAMES_PER_SECOND=\(text): write a whole number from 1 to 1000, as in "
                        + "TRESTLE_FRAMES_PER_SECOND=120")
            }
            framesPerSecond = value
        }
        switch environment["TRESTLE_KEYBOARD"] {
        case nil, "hardware": hasHardwareKeyboard = true
        case "screen": hasHardwareKeyboard = false
        case let text?: throw HostError("TRESTLE_KEYBOARD=\(text): write screen or hardware")
        }
        switch environment["TRESTLE_STYLE"] {
        case nil, "light": style = .light
        case "dark": style = .dark
        case let text?: throw HostError("TRESTLE_STYLE=\(text): write light or dark")
        }
    }
}
