import Foundation

/// The keys of a keyboard and their frames, in the English layout of an iPhone.
///
/// Lengths are those of a 390-point-wide phone with iOS 17. Wider keyboards have wider keys.
struct KeyboardLayout: Equatable {
    /// A key and its frame.
    struct PlacedKey: Equatable {
        let key: KeyboardKey
        let frame: CGRect
    }

    let placedKeys: [PlacedKey]
    /// The position at which the bar below the keys begins, or infinity without one.
    private let barTop: CGFloat

    private enum Metrics {
        static let sideMargin: CGFloat = 3
        static let keyGap: CGFloat = 6
        static let topMargin: CGFloat = 8
        static let rowGap: CGFloat = 12
        /// The gap between the function keys at the ends of the third row and the letters.
        static let functionGap: CGFloat = 14
        /// The width of the keys at the ends of the last row, as a fraction of the keyboard's width.
        static let endKeyFraction: CGFloat = 0.235
        /// The width of the small keys beside the space bar, relative to a letter key.
        static let small: CGFloat = 1.2
        static let padSideMargin: CGFloat = 6
        static let padGap: CGFloat = 6
        static let padRowGap: CGFloat = 7
    }

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - plane: The group of keys to show.
    ///   - type: The keyboard type, which adds special keys.
    ///   - size: The available size, in points, without the bar.
    ///   - top: The space above the keys, in points.
    ///   - hasBar: Whether there is a bar below the keys, which contains the globe key.
    init(_ plane: KeyboardPlane, type: UIKeyboardType, in size: CGSize, top: CGFloat = 0, hasBar: Bool = false) {
        barTop = hasBar ? top + size.height : .infinity
        let keys =
            switch plane {
            case .pad, .padSymbols: Self.pad(plane, type, size)
            case .emoji: Self.emoji(size)
            case .letters, .numbers, .symbols: Self.typingKeys(plane, type, size)
            }
        placedKeys = (hasBar ? keys + Self.barKeys(plane, type, size) : keys).map {
            PlacedKey(key: $0.key, frame: $0.frame.offsetBy(dx: 0, dy: top))
        }
    }

    /// Returns the index of the key nearest to `point`, or `nil` in the empty corner of a pad.
    func key(at point: CGPoint) -> Int? {
        func distance(_ frame: CGRect) -> CGFloat {
            let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
            let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
            // Horizontal misses are more likely than vertical ones.
            return x + 2 * y
        }
        guard
            let index = placedKeys.indices.filter({ (placedKeys[$0].frame.minY >= barTop) == (point.y >= barTop) })
                .min(by: { distance(placedKeys[$0].frame) < distance(placedKeys[$1].frame) }),
            distance(placedKeys[index].frame) < placedKeys[index].frame.width
        else { return nil }
        return index
    }

    // MARK: Letters and symbols

    private static func characters(_ plane: KeyboardPlane) -> [String] {
        switch plane {
        case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
        case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
        case .letters, .pad, .padSymbols, .emoji: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        }
    }

    private static func typingKeys(_ plane: KeyboardPlane, _ type: UIKeyboardType, _ size: CGSize) -> [PlacedKey] {
        let height = (size.height - Metrics.topMargin - 3 * Metrics.rowGap - 4) / 4
        let letter = (size.width - 2 * Metrics.sideMargin - 9 * Metrics.keyGap) / 10
        func y(_ row: Int) -> CGFloat { Metrics.topMargin + CGFloat(row) * (height + Metrics.rowGap) }
        func row(_ index: Int, _ text: String, _ width: CGFloat) -> [PlacedKey] {
            let rowWidth = CGFloat(text.count) * (width + Metrics.keyGap) - Metrics.keyGap
            var x = (size.width - rowWidth) / 2
            return text.map { character in
                defer { x += width + Metrics.keyGap }
                return PlacedKey(
                    key: .character(String(character)),
                    frame: CGRect(x: x, y: y(index), width: width, height: height))
            }
        }
        let rows = characters(plane)
        var placedKeys = row(0, rows[0], letter) + row(1, rows[1], letter)
        let left: KeyboardKey =
            switch plane {
            case .numbers: .plane(.symbols)
            case .symbols: .plane(.numbers)
            case .letters, .pad, .padSymbols, .emoji: .shift
            }
        let innerWidth = 7 * (letter + Metrics.keyGap) - Metrics.keyGap
        let endWidth = (size.width - innerWidth) / 2 - Metrics.sideMargin - Metrics.functionGap
        placedKeys.append(
            PlacedKey(key: left, frame: CGRect(x: Metrics.sideMargin, y: y(2), width: endWidth, height: height)))
        let count = rows[2].count
        let width = count == 7 ? letter : (innerWidth - CGFloat(count - 1) * Metrics.keyGap) / CGFloat(count)
        placedKeys += row(2, rows[2], width)
        placedKeys.append(
            PlacedKey(
                key: .delete,
                frame: CGRect(x: size.width - Metrics.sideMargin - endWidth, y: y(2), width: endWidth, height: height)))
        return placedKeys + lastRow(plane, type, size, letter: letter, y: y(3), height: height)
    }

    private static func lastRow(
        _ plane: KeyboardPlane, _ type: UIKeyboardType, _ size: CGSize, letter: CGFloat, y: CGFloat, height: CGFloat
    ) -> [PlacedKey] {
        let endWidth = (size.width * Metrics.endKeyFraction).rounded()
        let other: KeyboardKey =
            plane == .letters ? .plane(type == .namePhonePad ? .pad : .numbers) : .plane(.letters)
        var placedKeys = [
            PlacedKey(key: other, frame: CGRect(x: Metrics.sideMargin, y: y, width: endWidth, height: height))
        ]
        let commit = CGRect(x: size.width - Metrics.sideMargin - endWidth, y: y, width: endWidth, height: height)
        let contentMinX = Metrics.sideMargin + endWidth + Metrics.keyGap
        let availableWidth = commit.minX - Metrics.keyGap - contentMinX
        let extra: [String] =
            switch type {
            case .emailAddress: ["@", "."]
            case .twitter: ["@", "#"]
            case .webSearch: ["."]
            default: []
            }
        if type == .URL, plane == .letters {
            let width = (availableWidth - 2 * Metrics.keyGap) / 3
            for (index, text) in [".", "/", ".com"].enumerated() {
                let x = contentMinX + CGFloat(index) * (width + Metrics.keyGap)
                placedKeys.append(
                    PlacedKey(key: .character(text), frame: CGRect(x: x, y: y, width: width, height: height)))
            }
        } else {
            let small = letter * Metrics.small
            let space = availableWidth - CGFloat(extra.count) * (small + Metrics.keyGap)
            placedKeys.append(PlacedKey(key: .space, frame: CGRect(x: contentMinX, y: y, width: space, height: height)))
            for (index, text) in extra.enumerated() {
                let x = contentMinX + space + Metrics.keyGap + CGFloat(index) * (small + Metrics.keyGap)
                placedKeys.append(
                    PlacedKey(key: .character(text), frame: CGRect(x: x, y: y, width: small, height: height)))
            }
        }
        placedKeys.append(PlacedKey(key: .commit, frame: commit))
        return placedKeys
    }

    // MARK: Pads

    private static let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

    private static func pad(_ plane: KeyboardPlane, _ type: UIKeyboardType, _ size: CGSize) -> [PlacedKey] {
        let width = (size.width - 2 * Metrics.padSideMargin - 2 * Metrics.padGap) / 3
        let height = (size.height - Metrics.topMargin - 3 * Metrics.padRowGap) / 4
        func frame(_ index: Int) -> CGRect {
            CGRect(
                x: Metrics.padSideMargin + CGFloat(index % 3) * (width + Metrics.padGap),
                y: Metrics.topMargin + CGFloat(index / 3) * (height + Metrics.padRowGap), width: width, height: height)
        }
        let isPhone = type == .phonePad || type == .namePhonePad
        var keys: [KeyboardKey?] =
            plane == .padSymbols
            ? ["1", "2", "3", "4", "5", "6", "7", "8", "9"].map { .character($0) }
            : letters.enumerated().map { .digit(String($0 + 1), letters: $1) }
        if plane == .padSymbols {
            keys[3] = .character(",")
            keys[5] = .character(";")
            keys[6] = .character("*")
            keys[8] = .character("#")
        }
        switch type {
        case .decimalPad: keys.append(.character("."))
        case .namePhonePad: keys.append(.plane(.letters))
        case _ where isPhone: keys.append(.plane(plane == .pad ? .padSymbols : .pad))
        default: keys.append(nil)
        }
        keys.append(plane == .padSymbols ? .character("+") : .digit("0", letters: ""))
        keys.append(.delete)
        return keys.enumerated().compactMap { index, key in key.map { PlacedKey(key: $0, frame: frame(index)) } }
    }
}
