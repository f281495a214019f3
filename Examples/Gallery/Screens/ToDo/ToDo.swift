import Foundation

/// An item of the to-do list.
struct ToDo: Identifiable, Equatable {
    let id: Int
    let text: String
    var isDone = false

    static let samples = [
        ToDo(id: 1, text: "Buy beams, 2 × 4"),
        ToDo(id: 2, text: "Sharpen the saw"),
        ToDo(id: 3, text: "Read how a mortise is cut, and how a tenon is made to fit it"),
        ToDo(id: 4, text: "Glue the legs"),
        ToDo(id: 5, text: "Sand the top"),
        ToDo(id: 6, text: "Measure the room", isDone: true),
        ToDo(id: 7, text: "Draw the table", isDone: true),
    ]
}
