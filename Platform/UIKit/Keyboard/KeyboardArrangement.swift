import Foundation

/// Which keys a keyboard has, and where they are: those of an English iPhone. Lengths are those of a phone 390 points wide,
/// after the look of iOS 17; wider keyboards have wider keys.
struct KeyboardArrangement: Equatable {
    /// A key and where it is drawn.
    struct Place: Equatable {
        let key: KeyboardKey
        let frame: CGRect
    }

    let places: [Place]

    private enum Length {
        static let side: CGFloat = 3
        static let gap: CGFloat = 6
        static let top: CGFloat = 8
        static let rowGap: CGFloat = 12
        /// Between a key at a row's end that does something, and the letters.
        static let functionGap: CGFloat = 14
        /// The part of the width that the keys at the ends of the last row take.
        static let endPart: CGFloat = 0.235
        /// The widths of keys beside the space bar, and around the signs, in those of a letter.
        static let small: CGFloat = 1.2
        static let padSide: CGFloat = 6
        static let padGap: CGFloat = 6
        static let padRowGap: CGFloat = 7
    }

    /// - Parameter size: what the keys may take, in points.
    init(_ plane: KeyboardPlane, type: UIKeyboardType, in size: CGSize) {
        places = plane.isPad ? Self.pad(plane, type, size) : Self.board(plane, type, size)
    }

    /// The place of the key that a finger at `point` means: the nearest one. Nil for the empty corner of a pad.
    func key(at point: CGPoint) -> Int? {
        func distance(_ frame: CGRect) -> CGFloat {
            let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
            let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
            // A finger is rather beside its key than in the row above or below.
            return x + 2 * y
        }
        guard
            let index = places.indices.min(by: { distance(places[$0].frame) < distance(places[$1].frame) }),
            distance(places[index].frame) < places[index].frame.width
        else { return nil }
        return index
    }

    // MARK: Letters and signs

    private static func characters(_ plane: KeyboardPlane) -> [String] {
        switch plane {
        case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
        case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
        case .letters, .pad, .padSymbols: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        }
    }

    private static func board(_ plane: KeyboardPlane, _ type: UIKeyboardType, _ size: CGSize) -> [Place] {
        let height = (size.height - Length.top - 3 * Length.rowGap - 4) / 4
        let letter = (size.width - 2 * Length.side - 9 * Length.gap) / 10
        func y(_ row: Int) -> CGFloat { Length.top + CGFloat(row) * (height + Length.rowGap) }
        func row(_ index: Int, _ text: String, _ width: CGFloat) -> [Place] {
            let taken = CGFloat(text.count) * (width + Length.gap) - Length.gap
            var x = (size.width - taken) / 2
            return text.map { character in
                defer { x += width + Length.gap }
                return Place(
                    key: .character(String(character)),
                    frame: CGRect(x: x, y: y(index), width: width, height: height))
            }
        }
        let rows = characters(plane)
        var places = row(0, rows[0], letter) + row(1, rows[1], letter)
        let left: KeyboardKey =
            switch plane {
            case .numbers: .plane(.symbols)
            case .symbols: .plane(.numbers)
            case .letters, .pad, .padSymbols: .shift
            }
        let inner = 7 * (letter + Length.gap) - Length.gap
        let end = (size.width - inner) / 2 - Length.side - Length.functionGap
        places.append(Place(key: left, frame: CGRect(x: Length.side, y: y(2), width: end, height: height)))
        let width =
            rows[2].count == 7 ? letter : (inner - CGFloat(rows[2].count - 1) * Length.gap) / CGFloat(rows[2].count)
        places += row(2, rows[2], width)
        places.append(
            Place(
                key: .delete,
                frame: CGRect(x: size.width - Length.side - end, y: y(2), width: end, height: height)))
        return places + lastRow(plane, type, size, letter: letter, y: y(3), height: height)
    }

    private static func lastRow(
        _ plane: KeyboardPlane, _ type: UIKeyboardType, _ size: CGSize, letter: CGFloat, y: CGFloat, height: CGFloat
    ) -> [Place] {
        let end = (size.width * Length.endPart).rounded()
        let other: KeyboardKey =
            plane == .letters ? .plane(type == .namePhonePad ? .pad : .numbers) : .plane(.letters)
        var places = [Place(key: other, frame: CGRect(x: Length.side, y: y, width: end, height: height))]
        let commit = CGRect(x: size.width - Length.side - end, y: y, width: end, height: height)
        let first = Length.side + end + Length.gap
        let room = commit.minX - Length.gap - first
        let extra: [String] =
            switch type {
            case .emailAddress: ["@", "."]
            case .twitter: ["@", "#"]
            case .webSearch: ["."]
            default: []
            }
        if type == .URL, plane == .letters {
            let width = (room - 2 * Length.gap) / 3
            for (index, text) in [".", "/", ".com"].enumerated() {
                let x = first + CGFloat(index) * (width + Length.gap)
                places.append(
                    Place(key: .character(text), frame: CGRect(x: x, y: y, width: width, height: height)))
            }
        } else {
            let small = letter * Length.small
            let space = room - CGFloat(extra.count) * (small + Length.gap)
            places.append(Place(key: .space, frame: CGRect(x: first, y: y, width: space, height: height)))
            for (index, text) in extra.enumerated() {
                let x = first + space + Length.gap + CGFloat(index) * (small + Length.gap)
                places.append(
                    Place(key: .character(text), frame: CGRect(x: x, y: y, width: small, height: height)))
            }
        }
        places.append(Place(key: .commit, frame: commit))
        return places
    }

    // MARK: Pads

    private static let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

    private static func pad(_ plane: KeyboardPlane, _ type: UIKeyboardType, _ size: CGSize) -> [Place] {
        let width = (size.width - 2 * Length.padSide - 2 * Length.padGap) / 3
        let height = (size.height - Length.top - 3 * Length.padRowGap) / 4
        func frame(_ index: Int) -> CGRect {
            CGRect(
                x: Length.padSide + CGFloat(index % 3) * (width + Length.padGap),
                y: Length.top + CGFloat(index / 3) * (height + Length.padRowGap), width: width, height: height)
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
        return keys.enumerated().compactMap { index, key in key.map { Place(key: $0, frame: frame(index)) } }
    }
}
