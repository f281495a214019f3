import Foundation

/// A parser for the `d` attribute of an SVG path.
///
/// It supports all absolute and relative commands, commands repeated without their letter, and compact
/// notation such as `.5.5-1e-2` or arc flags without separators.
struct SVGPathData {
    private let bytes: [UInt8]
    private var index = 0
    private let path = CGMutablePath()
    private var current = CGPoint.zero
    /// The first point of the current subpath.
    private var start = CGPoint.zero
    /// The last control point and command, from which a smooth curve derives its first control point.
    private var control = CGPoint.zero
    private var last = UInt8(ascii: "M")

    /// Returns the path that `text` describes.
    static func path(_ text: some StringProtocol) throws(SVGError) -> CGPath {
        var reader = SVGPathData(bytes: Array(text.utf8))
        try reader.read()
        return reader.path.copy() ?? reader.path
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func read() throws(SVGError) {
        skipSpace()
        guard index == bytes.count || bytes[index] | 0x20 == UInt8(ascii: "m") else { throw unexpected }
        while index < bytes.count {
            let letter = bytes[index]
            guard letter.isCommand else { throw unexpected }
            index += 1
            skipSpace()
            try add(letter)
            // Further coordinates after a move are lines.
            let next =
                letter == UInt8(ascii: "M")
                ? UInt8(ascii: "L") : letter == UInt8(ascii: "m") ? UInt8(ascii: "l") : letter
            while index < bytes.count, !bytes[index].isCommand { try add(next) }
        }
    }

    private var unexpected: SVGError { .unexpected(offset: index) }

    // MARK: Commands

    private mutating func add(_ letter: UInt8) throws(SVGError) {
        let isRelative = letter & 0x20 != 0
        let command = letter & ~0x20
        switch command {
        case UInt8(ascii: "M"):
            current = try point(isRelative)
            start = current
            path.move(to: current)
        case UInt8(ascii: "L"): try line(to: point(isRelative))
        case UInt8(ascii: "H"):
            let x = try number()
            line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
        case UInt8(ascii: "V"):
            let y = try number()
            line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
        case UInt8(ascii: "C"): try cubic(point(isRelative), point(isRelative), point(isRelative))
        case UInt8(ascii: "S"):
            let first = mirroredControl(after: UInt8(ascii: "C"), UInt8(ascii: "S"))
            try cubic(first, point(isRelative), point(isRelative))
        case UInt8(ascii: "Q"): try quadratic(point(isRelative), point(isRelative))
        case UInt8(ascii: "T"):
            try quadratic(mirroredControl(after: UInt8(ascii: "Q"), UInt8(ascii: "T")), point(isRelative))
        case UInt8(ascii: "A"): try arc(isRelative)
        case UInt8(ascii: "Z"):
            guard !path.isEmpty, last != UInt8(ascii: "Z") else { throw unexpected }
            path.closeSubpath()
            current = start
        default: throw unexpected
        }
        last = command
    }

    private mutating func line(to end: CGPoint) {
        path.addLine(to: end)
        current = end
    }

    private mutating func cubic(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        path.addCurve(to: end, control1: first, control2: second)
        control = second
        current = end
    }

    private mutating func quadratic(_ middle: CGPoint, _ end: CGPoint) {
        path.addQuadCurve(to: end, control: middle)
        control = middle
        current = end
    }

    private mutating func arc(_ isRelative: Bool) throws(SVGError) {
        let radii = CGSize(width: try number(), height: try number())
        let rotation = try number() * .pi / 180
        let (isLarge, isClockwise) = (try flag(), try flag())
        let end = try point(isRelative)
        let arc = SVGArc(
            from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
        if let arc { arc.add(to: path) } else { path.addLine(to: end) }
        current = end
    }

    private func mirroredControl(after commands: UInt8...) -> CGPoint {
        guard commands.contains(last) else { return current }
        return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }

    // MARK: Numbers

    private mutating func point(_ isRelative: Bool) throws(SVGError) -> CGPoint {
        let (x, y) = (try number(), try number())
        return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    private mutating func number() throws(SVGError) -> CGFloat {
        let begin = index
        if index < bytes.count, bytes[index].isSign { index += 1 }
        skipDigits()
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            skipDigits()
        }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < bytes.count, bytes[index].isSign { index += 1 }
            skipDigits()
        }
        guard let value = Double(String(decoding: bytes[begin..<index], as: UTF8.self)), value.isFinite else {
            index = begin
            throw unexpected
        }
        skipSpace()
        return CGFloat(value)
    }

    /// Parses a single digit, which needs no separator from the next number.
    private mutating func flag() throws(SVGError) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
            throw unexpected
        }
        defer { skipSpace() }
        index += 1
        return bytes[index - 1] == UInt8(ascii: "1")
    }

    private mutating func skipDigits() {
        while index < bytes.count, bytes[index].isDigit { index += 1 }
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index].isSpace { index += 1 }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    fileprivate var isSign: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "+") }
    /// Whether the byte is a separator.
    fileprivate var isSpace: Bool { self <= UInt8(ascii: " ") || self == UInt8(ascii: ",") }
    /// Whether the byte is a command letter.
    fileprivate var isCommand: Bool { Self.commands.contains(self | 0x20) }

    private static let commands = Array("mlhvcsqtaz".utf8)
}
