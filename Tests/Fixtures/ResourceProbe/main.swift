import UIKit

/// Prints the resources that an app finds, in Xcode's layout and in the layout of Swift Package Manager.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
print("delegate", configuration.delegateClass.map { NSStringFromClass($0) } ?? "none")
print("image", UIImage(named: "Probe")?.size.width ?? 0)
print(
    "image of bundle",
    UIImage(named: "Probe", in: Bundle(for: SceneDelegate.self), compatibleWith: nil)?.size.width ?? 0)
print("image of module", UIImage(named: "Probe", in: .module, compatibleWith: nil)?.size.width ?? 0)
print("file", UIImage(named: "ProbeFile")?.size.width ?? 0)
print("data", NSDataAsset(name: "Probe").map { String(decoding: $0.data, as: UTF8.self) } ?? "none")
print("tint", UIView().tintColor == UIColor(named: "ProbeTint"), UIColor(named: "ProbeTint") != nil)
