import UIKit

class ListViewController: UITableViewController {}
