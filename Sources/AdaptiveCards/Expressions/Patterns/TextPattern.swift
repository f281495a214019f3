/// A regular expression that is matched in time proportional to the text and the pattern, because both may come from
/// a server (Thompson, "Regular Expression Search Algorithm", 1968).
struct TextPattern: Sendable {
    struct Options: OptionSet, Sendable {
        let rawValue: Int
        static let ignoresCase = Options(rawValue: 1)
        static let multiline = Options(rawValue: 2)
        static let dotMatchesLineBreaks = Options(rawValue: 4)
    }

    private enum Instruction {
        case consume(CharacterSetPattern)
        case lineStart
        case lineEnd
        case wordBoundary(isInverted: Bool)
        case split(Int, Int)
        case jump(Int)
        case match
    }

    /// The maximum number of instructions, which repetitions in repetitions multiply.
    private static let maximumLength = 4000

    private var instructions: [Instruction] = []
    private let options: Options

    init(_ pattern: String) throws(ExpressionError.Reason) {
        var parser = PatternParser(pattern)
        let root = try parser.parse()
        options = parser.options
        try compile(root)
        try append(.match)
    }

    // MARK: - Compilation

    private mutating func append(_ instruction: Instruction) throws(ExpressionError.Reason) {
        guard instructions.count < Self.maximumLength else { throw .limitExceeded(.steps) }
        instructions.append(instruction)
    }

    private mutating func compile(_ node: PatternNode) throws(ExpressionError.Reason) {
        switch node {
        case .empty: break
        case .set(let set): try append(.consume(set))
        case .any:
            let dot = options.contains(.dotMatchesLineBreaks) ? CharacterSetPattern(ranges: []) : .lineBreaks
            try append(.consume(dot.inverted))
        case .lineStart: try append(.lineStart)
        case .lineEnd: try append(.lineEnd)
        case .wordBoundary(let isInverted): try append(.wordBoundary(isInverted: isInverted))
        case .sequence(let parts): for part in parts { try compile(part) }
        case .alternatives(let branches): try compile(branches[...])
        case .repetition(let part, let minimum, let maximum): try compile(part, minimum, maximum)
        }
    }

    private mutating func compile(_ branches: ArraySlice<PatternNode>) throws(ExpressionError.Reason) {
        var jumps: [Int] = []
        for branch in branches.dropLast() {
            let split = instructions.count
            try append(.split(split + 1, split + 1))
            try compile(branch)
            jumps.append(instructions.count)
            try append(.jump(0))
            instructions[split] = .split(split + 1, instructions.count)
        }
        if let last = branches.last { try compile(last) }
        for jump in jumps { instructions[jump] = .jump(instructions.count) }
    }

    private mutating func compile(
        _ part: PatternNode, _ minimum: Int, _ maximum: Int?
    ) throws(ExpressionError.Reason) {
        for _ in 0..<minimum { try compile(part) }
        guard let maximum else {
            let split = instructions.count
            try append(.split(split + 1, split + 1))
            try compile(part)
            try append(.jump(split))
            instructions[split] = .split(split + 1, instructions.count)
            return
        }
        var splits: [Int] = []
        for _ in minimum..<maximum {
            splits.append(instructions.count)
            try append(.split(0, 0))
            try compile(part)
        }
        for split in splits { instructions[split] = .split(split + 1, instructions.count) }
    }

    // MARK: - Matching

    /// Returns whether the pattern matches a part of the text.
    func matches(_ text: String, spending budget: inout EvaluationBudget) throws(ExpressionError.Reason) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var threads: [Int] = []
        for position in 0...scalars.count {
            // A match may begin at every position.
            let reached = closure(of: threads + [0], at: position, in: scalars)
            try budget.spend(1 + reached.count / 16)
            threads.removeAll(keepingCapacity: true)
            for index in reached {
                switch instructions[index] {
                case .match: return true
                case .consume(let set) where position < scalars.count:
                    let scalar = scalars[position]
                    if options.contains(.ignoresCase) ? set.containsIgnoringCase(scalar) : set.contains(scalar) {
                        threads.append(index + 1)
                    }
                default: break
                }
            }
        }
        return false
    }

    /// Returns the instructions that are reached without consuming a character.
    private func closure(of threads: [Int], at position: Int, in scalars: [Unicode.Scalar]) -> [Int] {
        var isReached = [Bool](repeating: false, count: instructions.count)
        var reached: [Int] = []
        var pending = threads
        while let index = pending.popLast() {
            if isReached[index] { continue }
            isReached[index] = true
            switch instructions[index] {
            case .jump(let target): pending.append(target)
            case .split(let first, let second): pending += [first, second]
            case .lineStart: if isLineStart(position, in: scalars) { pending.append(index + 1) }
            case .lineEnd: if isLineEnd(position, in: scalars) { pending.append(index + 1) }
            case .wordBoundary(let isInverted):
                if isWordBoundary(position, in: scalars) != isInverted { pending.append(index + 1) }
            case .consume, .match: reached.append(index)
            }
        }
        return reached
    }

    private func isLineStart(_ position: Int, in scalars: [Unicode.Scalar]) -> Bool {
        position == 0 || options.contains(.multiline) && scalars[position - 1] == "\n"
    }

    private func isLineEnd(_ position: Int, in scalars: [Unicode.Scalar]) -> Bool {
        position == scalars.count || options.contains(.multiline) && scalars[position] == "\n"
    }

    private func isWordBoundary(_ position: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let set = CharacterSetPattern.wordCharacters
        let isAfterWord = position > 0 && set.contains(scalars[position - 1])
        let isBeforeWord = position < scalars.count && set.contains(scalars[position])
        return isAfterWord != isBeforeWord
    }
}
