/// The employees in the examples.
enum People {
    /// All employees, sorted by family name.
    static let all: [Person] = names.enumerated()
        .map { index, entry in
            Person(id: index, givenName: entry.given, familyName: entry.family, occupation: entry.occupation)
        }
        .sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }

    /// The employees whose family names start with the same letter.
    struct Group: Identifiable, Hashable, Sendable {
        let id: String
        let people: [Person]
    }

    /// All employees, grouped by the first letter of the family name.
    static let byFirstLetter: [Group] = Dictionary(grouping: all) { String($0.familyName.prefix(1)) }
        .map { Group(id: $0.key, people: $0.value) }
        .sorted { $0.id < $1.id }

    private static let names: [(given: String, family: String, occupation: String)] = [
        ("Amara", "Adeyemi", "Bridge engineer"),
        ("Tomás", "Almeida", "Signal fitter"),
        ("Ingrid", "Aune", "Timber merchant"),
        ("Bilal", "Baig", "Surveyor"),
        ("Rosa", "Benedetti", "Crane driver"),
        ("Owen", "Brandreth", "Locomotive driver"),
        ("Mei", "Cheng", "Structural analyst"),
        ("Catalina", "Cifuentes", "Rope access technician"),
        ("Dragan", "Dimitrov", "Rivet heater"),
        ("Sunniva", "Dahl", "Hydrologist"),
        ("Lucía", "Echeverría", "Station manager"),
        ("Kofi", "Fosu", "Track inspector"),
        ("Margit", "Fekete", "Draughtswoman"),
        ("Hana", "Goto", "Timetable planner"),
        ("Callum", "Greer", "Carpenter"),
        ("Noor", "Haddad", "Safety officer"),
        ("Elske", "Hoekstra", "Lock keeper"),
        ("Ravi", "Iyer", "Geologist"),
        ("Astrid", "Jokinen", "Conductor"),
        ("Mateusz", "Kaczmarek", "Welder"),
        ("Leilani", "Kealoha", "Diver"),
        ("Jamal", "Lewis", "Scaffolder"),
        ("Françoise", "Lemaître", "Archivist"),
        ("Siobhán", "Moriarty", "Blacksmith"),
        ("Thabo", "Nkosi", "Concrete finisher"),
        ("Yuki", "Nakagawa", "Photographer"),
        ("Pilar", "Ortega", "Stonemason"),
        ("Anders", "Pettersson", "Forester"),
        ("Quyên", "Phạm", "Cartographer"),
        ("Ximena", "Quispe", "Mule driver"),
        ("Gareth", "Rhys", "Quarryman"),
        ("Zoë", "Sandoval", "Explosives expert"),
        ("Oleksandr", "Shevchuk", "Machinist"),
        ("Temperance", "Stone", "Paymaster"),
        ("Ishaan", "Tagore", "Telegraphist"),
        ("Marama", "Tautahi", "River pilot"),
        ("Ulrike", "Unger", "Boilermaker"),
        ("Vasilis", "Vlachos", "Cook"),
        ("Wanda", "Wójcik", "Painter"),
        ("Elif", "Yılmaz", "Cable splicer"),
    ]
}
