@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationCompatibility
@_exported import QuartzCore
@_exported import UIKitData
@_exported import UIKitGraphics
