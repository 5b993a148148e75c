package dev.ectype.compiler.emit.java;

import com.palantir.javapoet.ClassName;
import java.util.List;

/** The classes that emitted code names. The compiler never sees them; a test checks that each exists. */
public final class RuntimeTypes {
    private static final String EMULATOR_PACKAGE = "dev.ectype.runtime.emulator";

    public static final ClassName EMULATOR = ClassName.get(EMULATOR_PACKAGE, "Emulator");
    public static final ClassName OPERATIONS = ClassName.get(EMULATOR_PACKAGE, "Operations");
    public static final ClassName EXCHANGE = ClassName.get(EMULATOR_PACKAGE, "Exchange");
    public static final ClassName REPLY = ClassName.get(EMULATOR_PACKAGE, "Reply");
    public static final ClassName BODY = ClassName.get(EMULATOR_PACKAGE, "Body");
    public static final ClassName STORE = ClassName.get(EMULATOR_PACKAGE, "Store");
    public static final ClassName STORED = ClassName.get(EMULATOR_PACKAGE, "Stored");
    public static final ClassName ROWS = ClassName.get(EMULATOR_PACKAGE, "Rows");
    public static final ClassName PAGE = ClassName.get(EMULATOR_PACKAGE, "Page");
    public static final ClassName QUERY = ClassName.get(EMULATOR_PACKAGE, "Query");
    public static final ClassName FIELD_ARGUMENTS = ClassName.get(EMULATOR_PACKAGE, "FieldArguments");
    public static final ClassName KIND = ClassName.get(EMULATOR_PACKAGE, "Kind");
    public static final ClassName MEMBER = ClassName.get(EMULATOR_PACKAGE, "Member");
    public static final ClassName RESOURCE = ClassName.get(EMULATOR_PACKAGE, "Resource");
    public static final ClassName CHOICE = ClassName.get(EMULATOR_PACKAGE, "Choice");
    public static final ClassName NAMED = ClassName.get(EMULATOR_PACKAGE, "Named");
    public static final ClassName VIEW = ClassName.get(EMULATOR_PACKAGE, "View");
    public static final ClassName GENERATED = ClassName.get(EMULATOR_PACKAGE, "Generated");
    public static final ClassName DOCUMENT = ClassName.get("dev.ectype.runtime.json", "Document");
    public static final ClassName DATA_FETCHERS = ClassName.get("dev.ectype.runtime.graphql", "DataFetchers");
    public static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");

    private RuntimeTypes() {}

    public static List<ClassName> all() {
        return List.of(
                EMULATOR,
                OPERATIONS,
                EXCHANGE,
                REPLY,
                BODY,
                STORE,
                STORED,
                ROWS,
                PAGE,
                QUERY,
                FIELD_ARGUMENTS,
                KIND,
                MEMBER,
                RESOURCE,
                CHOICE,
                NAMED,
                VIEW,
                GENERATED,
                DOCUMENT,
                DATA_FETCHERS,
                NULLABLE);
    }

    /** Names that an emitted type may not take, because emitted code uses them for something else. */
    public static List<String> reservedNames() {
        return java.util.stream.Stream.concat(
                        all().stream().map(ClassName::simpleName),
                        java.util.stream.Stream.of(
                                "Boolean",
                                "Byte",
                                "Character",
                                "Class",
                                "Comparable",
                                "Deprecated",
                                "Double",
                                "Enum",
                                "Error",
                                "Exception",
                                "Float",
                                "Integer",
                                "Iterable",
                                "List",
                                "Long",
                                "Map",
                                "Math",
                                "Module",
                                "Number",
                                "Object",
                                "Override",
                                "Package",
                                "Process",
                                "Record",
                                "Runnable",
                                "Runtime",
                                "SafeVarargs",
                                "Short",
                                "String",
                                "StringBuilder",
                                "SuppressWarnings",
                                "System",
                                "Thread",
                                "Throwable",
                                "Void"))
                .toList();
    }
}
