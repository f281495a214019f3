import Trestle
import UIKit

/// A message in a row, with the same cell as in the plain inbox.
struct MailRow: Component, Identifiable {
    let id: Int
    let letter: Letter

    func render(in cell: LetterCell) {
        cell.show(letter)
    }
}
