/// The items of the to-do list.
struct ToDoList {
    struct Item {
        let number: Int
        let title: String
        let author: String
        var isDone = false
    }

    private(set) var items: [Item] = []
    private var nextNumber = 1

    private static let ideas = [
        "Order beams, 2 × 4", "Oil the vise", "Cut the tenons a little too wide", "Sweep the shop",
        "Ask for larch instead of pine", "Glue up the second leg",
    ]

    init() {
        for title in ["Sharpen the saw", "Draw the table", "Measure the room", "Sand the top"] { add(title, by: "Ben") }
        toggle(2)
    }

    /// Adds an item to the end.
    @discardableResult
    mutating func add(_ title: String, by author: String) -> Item {
        let item = Item(number: nextNumber, title: title, author: author)
        nextNumber += 1
        items.append(item)
        return item
    }

    /// Adds one of the ideas of a colleague.
    mutating func addIdea() -> Item { add(Self.ideas[nextNumber % Self.ideas.count], by: "Cleo") }

    /// Marks an item as done or open. Returns `false` if there is no such item.
    @discardableResult
    mutating func toggle(_ number: Int) -> Bool {
        guard let index = items.firstIndex(where: { $0.number == number }) else { return false }
        items[index].isDone.toggle()
        return true
    }
}
