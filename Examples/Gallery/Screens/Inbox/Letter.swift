/// A message in the inbox.
struct Letter: Equatable {
    let sender: String
    let subject: String
    let text: String
    var isRead = false
    var isFlagged = false

    static let samples = [
        Letter(
            sender: "Ada Lovelace", subject: "Note G",
            text: "The engine might compose elaborate pieces of music of any degree of complexity, or extent."),
        Letter(
            sender: "Grace Hopper", subject: "A moth in relay 70",
            text: "Taped it into the log. First actual case of a bug being found.", isFlagged: true),
        Letter(
            sender: "Alan Turing", subject: "Tea on Thursday",
            text: "Bring the paper on morphogenesis, and the chess board if you can.", isRead: true),
        Letter(
            sender: "Emmy Noether", subject: "Symmetries",
            text: "For each of them there is something that is conserved. I have written it down properly."),
        Letter(
            sender: "Katherine Johnson", subject: "The numbers are right",
            text: "I have checked the trajectory by hand. You can go.", isRead: true),
        Letter(
            sender: "Edsger Dijkstra", subject: "EWD 1036",
            text: "On the cruelty of really teaching computing science. Comments are welcome.", isRead: true),
        Letter(
            sender: "Barbara Liskov", subject: "Substitution",
            text: "If it looks like a table and swipes like a table, it should be one."),
    ]
}
