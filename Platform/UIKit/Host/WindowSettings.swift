/// The settings of the window, which environment variables can override:
/// - `TRESTLE_SIZE=390x844`: its size in points, instead of the one with which it was last closed;
/// - `TRESTLE_SCALE=2`: the number of pixels per point, instead of the display's;
/// - `TRESTLE_STYLE=dark`: light or dark, instead of the desktop's style;
/// - `TRESTLE_KEYBOARD=screen`: whether an on-screen keyboard is shown while text is edited (`screen`), or a
///   hardware keyboard is used (`hardware`), as on a desktop;
/// - `TRESTLE_FRAMES_PER_SECOND=120`: the maximum frame rate, instead of the display's;
/// - `TRESTLE_COMPOSITOR=processor`: what composites the window, the `processor` or, by OpenGL, the `graphics` processor, even
///   if it is emulated, instead of the graphics processor where there is one.
struct WindowSettings {
    var size = ScreenMetrics.phoneSize
    /// Whether the size is set, so that the one of the last launch does not apply.
    var hasFixedSize = false
    /// The number of pixels per point, or `nil` for the display's.
    var scale: CGFloat?
    /// The style, or `nil` for that of the desktop.
    var style: UIUserInterfaceStyle?
    /// The maximum frame rate, or `nil` for the display's.
    var framesPerSecond: Int?
    /// The processor that composites the window, or `nil` for the graphics processor where there is one.
    var compositor: Compositor?

    /// A processor that composites a window.
    enum Compositor: String {
        case processor, graphics
    }

    /// Whether a hardware keyboard is used, so that no on-screen keyboard is shown.
    var hasHardwareKeyboard = true

    init() {}

    /// Reads the settings from the environment variables that `variable` returns.
    init(_ variable: (String) -> String?) throws(HostError) {
        if let text = variable("TRESTLE_SIZE") {
            let sides = text.split(separator: "x").compactMap { Double($0) }
            guard sides.count == 2, sides.allSatisfy({ (100...10_000).contains($0) }) else {
                throw HostError(
                    "TRESTLE_SIZE=\(text) is not a size. Write width and height in points, as in "
                        + "TRESTLE_SIZE=390x844.")
            }
            size = CGSize(width: sides[0], height: sides[1])
            hasFixedSize = true
        }
        if let text = variable("TRESTLE_SCALE") {
            guard let value = Double(text), (0.5...8).contains(value) else {
                throw HostError(
                    "TRESTLE_SCALE=\(text) is not a scale. Write pixels per point, from 0.5 to 8, as in "
                        + "TRESTLE_SCALE=2.")
            }
            scale = value
        }
        if let text = variable("TRESTLE_FRAMES_PER_SECOND") {
            guard let value = Int(text), (1...1000).contains(value) else {
                throw HostError(
                    "TRESTLE_FRAMES_PER_SECOND=\(text) is not a frame rate. Write a whole number from 1 to 1000, as in "
                        + "TRESTLE_FRAMES_PER_SECOND=120.")
            }
            framesPerSecond = value
        }
        if let text = variable("TRESTLE_COMPOSITOR") {
            guard let value = Compositor(rawValue: text) else {
                throw HostError("TRESTLE_COMPOSITOR=\(text) is not a compositor. Write processor or graphics.")
            }
            compositor = value
        }
        switch variable("TRESTLE_KEYBOARD") {
        case nil, "hardware": hasHardwareKeyboard = true
        case "screen": hasHardwareKeyboard = false
        case let text?: throw HostError("TRESTLE_KEYBOARD=\(text) is not a keyboard. Write screen or hardware.")
        }
        switch variable("TRESTLE_STYLE") {
        case nil: style = nil
        case "light": style = .light
        case "dark": style = .dark
        case let text?: throw HostError("TRESTLE_STYLE=\(text) is not a style. Write light or dark.")
        }
    }
}
