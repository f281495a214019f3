import Foundation
import Testing
import UIKitFixtures

@testable import UIKit

private final class Owner: NSObject {
    var pet: Pet? = Pet()
    var pets = [Pet(), Pet()]
}

private final class Pet: NSObject, ObjCExposing {
    var name = "Rex"
    var nickname: String?
    var age = 3
    private(set) var sets = 0
    var weight: Double = 2 { didSet { sets += 1 } }
    func greeting() -> String { "Hello, \(name)" }

    class var objcMembers: [ObjCMember] {
        [.property("weight", \Pet.weight), .method("greeting", nonisolated: Pet.greeting)]
    }
}

private final class Record: NSObject, UndefinedKeyReading, UndefinedKeyWriting {
    var extra: [String: Any] = [:]
    func value(forUndefinedKey key: String) -> Any? { extra[key] }
    func setValue(_ value: Any?, forUndefinedKey key: String) { extra[key] = value }
}

@Suite("Key-value coding", .serialized) @MainActor
struct KeyValueCodingTests {
    @Test("a number of a control is read as a number of another type")
    func convertedNumbers() {
        let slider = UISlider()
        slider.value = 0.5
        #expect(slider.value(forKey: "value") as? CGFloat == 0.5)
        #expect(slider.value(forKey: "value") as? Float == 0.5)
        let control = UISwitch()
        control.setValue(true, forKey: "on")
        #expect(control.isOn && control.value(forKey: "on") as? Bool == true)
    }

    @Test("stored and listed properties and methods without parameters are read by key")
    func reading() {
        let pet = Pet()
        #expect(pet.value(forKey: "name") as? String == "Rex")
        #expect(pet.value(forKey: "nickname") == nil)
        #expect(pet.value(forKey: "weight") as? Double == 2)
        #expect(pet.value(forKey: "greeting") as? String == "Hello, Rex")
        #expect(
            pet.dictionaryWithValues(forKeys: ["age", "nickname"]) as NSDictionary == ["age": 3, "nickname": NSNull()])
    }

    @Test("properties are set by key with converted values, and their observers run")
    func writing() {
        let pet = Pet()
        pet.setValue("Bello", forKey: "name")
        pet.setValue("B", forKey: "nickname")
        pet.setValue(NSNumber(value: 4), forKey: "age")
        pet.setValue(5, forKey: "weight")
        #expect(pet.name == "Bello" && pet.nickname == "B" && pet.age == 4)
        #expect(pet.weight == 5 && pet.sets == 1)
        pet.setValue(nil, forKey: "nickname")
        #expect(pet.nickname == nil)
        pet.setValuesForKeys(["name": "A", "nickname": NSNull(), "age": 1])
        #expect(pet.name == "A" && pet.age == 1)
    }

    @Test("key paths lead through objects and collections")
    func paths() {
        let owner = Owner()
        #expect(owner.value(forKeyPath: "pet.name") as? String == "Rex")
        owner.setValue("Bello", forKeyPath: "pet.name")
        #expect(owner.pet?.name == "Bello")
        owner.pets[1].name = "Mia"
        #expect(owner.value(forKeyPath: "pets.name") as? [String] == ["Rex", "Mia"])
        owner.pet = nil
        #expect(owner.value(forKeyPath: "pet.name") == nil)
        owner.setValue("nobody", forKeyPath: "pet.name")
    }

    @Test("dictionaries and user defaults have the values of their keys")
    func collections() throws {
        let dictionary = NSMutableDictionary(dictionary: ["a": 1])
        dictionary.setValue(2, forKey: "b")
        dictionary.setValue(nil, forKey: "a")
        #expect(dictionary.value(forKey: "a") == nil)
        #expect(dictionary.value(forKey: "b") as? Int == 2)
        let nested: NSDictionary = ["outer": ["inner": "x"]]
        #expect(nested.value(forKeyPath: "outer.inner") as? String == "x")
        let defaults = try #require(UserDefaults(suiteName: "KeyValueCodingTests"))
        defaults.setValue("on", forKey: "switch")
        #expect(defaults.value(forKey: "switch") as? String == "on")
        defaults.removePersistentDomain(forName: "KeyValueCodingTests")
    }

    @Test("views and layers are read and set by key")
    func views() {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(label.value(forKey: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        label.setValue("Hello", forKey: "text")
        label.setValue(true, forKey: "hidden")
        #expect(label.text == "Hello" && label.isHidden)
        #expect(label.value(forKey: "isHidden") as? Bool == true)
        label.setValue(8, forKeyPath: "layer.cornerRadius")
        #expect(label.layer.cornerRadius == 8)
        label.layer.setValue(2, forKeyPath: "transform.scale")
        #expect(label.transform.a == 2)
        label.layer.setValue(CGFloat(9), forKeyPath: "bounds.size.width")
        #expect(label.bounds.width == 9)
    }

    @Test("layers and animations store values for any keys, and animations hand them to their copies")
    func storedKeys() throws {
        let layer = CALayer()
        #expect(layer.value(forKey: "id") == nil)
        layer.setValue("a", forKey: "id")
        #expect(layer.value(forKey: "id") as? String == "a")
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "name")
        layer.add(animation, forKey: "fade")
        #expect(layer.animation(forKey: "fade")?.value(forKey: "name") as? String == "fade")
    }

    @Test("a class handles keys that it does not declare, and private keys of UIKit's classes are reported")
    func undefined() {
        let record = Record()
        record.setValue(3, forKey: "size")
        #expect(record.value(forKey: "size") as? Int == 3)
        let lines = LockedLines()
        WarningLog.capture {
            lines.append($0)
        } while: {
            #expect(UIView().value(forKey: "secretView") == nil)
        }
        #expect(
            lines.all.contains {
                $0.contains(
                    "valueForUndefinedKey:]: this class is not key value coding-compliant for the key secretView.")
            })
    }

    @Test("the button of a bar item and the field of a search bar are found by name")
    func privateViews() throws {
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        #expect(item.value(forKey: "view") == nil)
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let button = try #require(item.value(forKey: "view") as? UIView)
        #expect(button.window === window && item.frame(in: window) == button.convert(button.bounds, to: window))
        let search = UISearchBar()
        #expect(search.value(forKey: "searchField") as? UITextField === search.searchTextField)
    }

    private final class Gauge: NSObject {
        weak var delegate: (any GaugeDelegate)?
        weak var relay: (any GaugeDelegate & CustomStringConvertible)?
    }

    private final class Listener: NSObject, GaugeDelegate {
        var levels: [Int] = []
        func gaugeDidReach(_ level: Int) { levels.append(level) }
    }

    @Test("weak references to protocols are set by name, and become nil with their object")
    func weakProtocols() {
        let gauge = Gauge()
        var listener: Listener? = Listener()
        gauge.setValue(listener, forKey: "delegate")
        gauge.setValue(listener, forKey: "relay")
        gauge.delegate?.gaugeDidReach(3)
        gauge.relay?.gaugeDidReach(4)
        #expect(listener?.levels == [3, 4] && gauge.relay?.description == listener?.description)
        listener = nil
        #expect(gauge.delegate == nil && gauge.relay == nil)
    }

    private final class CustomBar: UITabBar {}

    @Test("a tab bar that is replaced by name has the tabs, and selects them", arguments: [false, true])
    func tabBar(isVisible: Bool) throws {
        let tabs = UITabBarController()
        let screens = ["One", "Two"].map { title in
            let screen = UIViewController()
            screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return screen
        }
        tabs.viewControllers = screens
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = tabs
        let old = tabs.tabBar
        let bar = CustomBar()
        if !isVisible { tabs.setValue(bar, forKey: "tabBar") }
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        if isVisible {
            tabs.setValue(bar, forKey: "tabBar")
            window.layoutIfNeeded()
        }
        #expect(tabs.tabBar === bar && old.superview == nil && bar.superview === tabs.view)
        #expect(bar.items?.map(\.title) == ["One", "Two"] && bar.selectedItem === screens[0].tabBarItem)
        #expect(bar.frame.maxY == 480 && bar.frame.width == 320)
        bar.delegate?.tabBar(bar, didSelect: screens[1].tabBarItem)
        #expect(tabs.selectedIndex == 1)
    }

    @Test("an undefined key of an app's class traps with the key")
    func trap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UnknownKey().value(forKey: "color")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("valueForUndefinedKey:]: this class is not key value coding-compliant for the key color."))
    }
}

private final class UnknownKey: NSObject {}

/// A protocol for delegates.
private protocol GaugeDelegate: AnyObject {
    func gaugeDidReach(_ level: Int)
}

/// Lines that a log writes.
private final class LockedLines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    var all: [String] { lock.withLock { lines } }
    func append(_ line: String) { lock.withLock { lines.append(line) } }
}
