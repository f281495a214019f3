/// A list to which elements can be appended in O(1), even while a shorter version of it is in use.
///
/// `reduce(Form.empty) { $0 |-+ … }` keeps the old value alive while it makes the new one, so that an array
/// would be copied for every row. Instead, both lists share a buffer and differ in how much of it they use.
/// Only a second append to the *same* shorter list copies the buffer.
struct AppendableList<Element>: RandomAccessCollection {
    private final class Buffer {
        var elements: [Element]

        init(_ elements: [Element]) {
            self.elements = elements
        }
    }

    private var buffer: Buffer?
    private(set) var endIndex = 0
    var startIndex: Int { 0 }

    init() {}

    init(_ elements: [Element]) {
        guard !elements.isEmpty else { return }
        buffer = Buffer(elements)
        endIndex = elements.count
    }

    subscript(index: Int) -> Element {
        guard let buffer, index >= 0, index < endIndex else {
            preconditionFailure("The index \(index) is out of range for an AppendableList of \(endIndex) elements.")
        }
        return buffer.elements[index]
    }

    mutating func append(_ element: Element) {
        if let buffer, buffer.elements.count == endIndex {
            buffer.elements.append(element)
        } else {
            var elements = buffer.map { Array($0.elements[..<endIndex]) } ?? []
            elements.append(element)
            buffer = Buffer(elements)
        }
        endIndex += 1
    }
}
