import Trestle
import UIKit

/// A letter as a row, in the cell that the plain inbox has.
struct MailRow: Component, Identifiable {
    let id: Int
    let letter: Letter

    func render(in cell: LetterCell) {
        cell.show(letter)
    }
}
