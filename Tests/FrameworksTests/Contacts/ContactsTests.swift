import Contacts
import ContactsUI
import Foundation
import ScreenDriver
import Testing

@Suite struct ContactsTests {
    private func makeContact() -> CNMutableContact {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Lovelace"
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 20 7946"))
        ]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.com")]
        return contact
    }

    @Test("the address book is denied, and reading and saving fails")
    func denied() async throws {
        let store = CNContactStore()
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        await #expect(throws: CNError.self) { try await store.requestAccess(for: .contacts) }
        let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
        #expect(throws: CNError.self) { try store.enumerateContacts(with: request) { _, _ in } }
        let change = CNSaveRequest()
        let contact = makeContact()
        change.add(contact, toContainerWithIdentifier: nil)
        let error = #expect(throws: CNError.self) { try store.execute(change) }
        #expect(error?.code == .authorizationDenied)
        let affected = (error as NSError?)?.userInfo[CNErrorUserInfoAffectedRecordsKey] as? [CNContact]
        #expect(affected == [contact])
    }

    @Test("a copy of a contact keeps its values when the contact changes")
    func copying() throws {
        let contact = makeContact()
        let copy = try #require(contact.copy() as? CNContact)
        #expect(copy == contact && !(copy is CNMutableContact))
        contact.givenName = "Augusta"
        #expect(copy.givenName == "Ada" && copy != contact)
        let changed = try #require(copy.mutableCopy() as? CNMutableContact)
        changed.phoneNumbers = []
        #expect(copy.phoneNumbers.count == 1 && changed.identifier == copy.identifier)
    }

    @Test("the name of a contact consists of its parts, or is that of the organization")
    func names() {
        let contact = makeContact()
        contact.namePrefix = "Lady"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Lady Ada Lovelace")
        contact.organizationName = "Analytical Engines"
        contact.contactType = .organization
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Analytical Engines")
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelWork) == "work")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Boat") == "Boat")
    }

    @Test("a predicate finds contacts by a part of their names")
    func predicates() {
        let contact = makeContact()
        #expect(CNContact.predicateForContacts(matchingName: "love").evaluate(with: contact))
        #expect(!CNContact.predicateForContacts(matchingName: "Babbage").evaluate(with: contact))
    }
}

extension ScreenTests {
    @Suite @MainActor struct ContactScreenTests {
        private final class Delegate: NSObject, CNContactPickerDelegate, CNContactViewControllerDelegate {
            var isCanceled = false
            var performsActions = true

            func contactPickerDidCancel(_ picker: CNContactPickerViewController) { isCanceled = true }

            func contactViewController(
                _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
            ) -> Bool { performsActions }
        }

        @Test("the Done button of a contact picker cancels")
        func picker() {
            let screen = HeadlessScreen()
            let root = UIViewController()
            screen.show(root)
            let delegate = Delegate()
            let picker = CNContactPickerViewController()
            picker.delegate = delegate
            root.present(picker, animated: false)
            screen.settle()
            #expect(screen.texts.contains("No Contacts"))
            screen.tap("Done")
            screen.settle()
            #expect(delegate.isCanceled && root.presentedViewController == nil)
        }

        @Test("a touched telephone number is called unless the delegate prevents it")
        func contact() {
            let screen = HeadlessScreen()
            let contact = CNMutableContact()
            contact.givenName = "Ada"
            contact.phoneNumbers = [
                CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: "+44 (20) 7946"))
            ]
            contact.note = "Mathematician"
            let delegate = Delegate()
            let controller = CNContactViewController(for: contact)
            controller.delegate = delegate
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
            #expect(screen.texts.contains("Ada") && screen.texts.contains("work"))
            screen.tap("+44 (20) 7946")
            screen.tap("Mathematician")
            #expect(screen.openedURLs == [URL(string: "tel:+44207946")])
            delegate.performsActions = false
            screen.tap("+44 (20) 7946")
            #expect(screen.openedURLs.count == 1)
        }
    }
}
