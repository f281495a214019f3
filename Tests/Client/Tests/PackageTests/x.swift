import XCTest
import CustomDump
