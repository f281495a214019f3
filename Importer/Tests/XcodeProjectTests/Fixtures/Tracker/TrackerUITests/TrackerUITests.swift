import XCTest

final class TrackerUITests: XCTestCase {}
