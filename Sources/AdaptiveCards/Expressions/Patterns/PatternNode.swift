/// A part of a regular expression.
indirect enum PatternNode {
    case empty
    case set(CharacterSetPattern)
    case any
    case lineStart
    case lineEnd
    case wordBoundary(isInverted: Bool)
    case sequence([PatternNode])
    case alternatives([PatternNode])
    case repetition(PatternNode, minimum: Int, maximum: Int?)
}
