import UIKit
import GRDB
