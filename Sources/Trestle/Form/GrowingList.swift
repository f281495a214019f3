/// A list to which values can be added for a constant cost each, also where the shorter list is still in use.
///
/// `reduce(Form.empty) { $0 |-+ … }` and its like keep the old value alive while they make the new one, so that an array
/// would be copied for every row: quadratic. Here both share one buffer and differ in how much of it is theirs. Only a
/// second addition to the *same* shorter list copies.
struct GrowingList<Element>: RandomAccessCollection {
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
            preconditionFailure("There is no element \(index) in a list of \(endIndex).")
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
