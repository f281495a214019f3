/// A limit on the number of lines of a text, and the handling of the text after them.
struct TextLimit: Equatable {
    let lines: Int
    let mode: NSLineBreakMode
}
