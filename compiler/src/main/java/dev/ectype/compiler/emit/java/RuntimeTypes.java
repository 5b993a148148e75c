package dev.ectype.compiler.emit.java;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * Lists the runtime classes that emitted code uses. The compiler has no dependency on them; a test checks that each
 * exists.
 */
public final class RuntimeTypes {
    private static final String EMULATOR_PACKAGE = "dev.ectype.runtime.emulator";
    private static final String MODEL_PACKAGE = EMULATOR_PACKAGE + ".model";

    public static final ClassName EMULATOR = ClassName.get(EMULATOR_PACKAGE, "Emulator");
    public static final ClassName OPERATIONS = ClassName.get(EMULATOR_PACKAGE, "Operations");
    public static final ClassName REQUEST_CONTEXT = ClassName.get(EMULATOR_PACKAGE + ".model", "RequestContext");
    public static final ClassName REPLY = ClassName.get(MODEL_PACKAGE, "Reply");
    public static final ClassName BODY = ClassName.get(MODEL_PACKAGE, "Body");
    public static final ClassName STORE = ClassName.get(EMULATOR_PACKAGE, "Store");
    public static final ClassName STORED_INSTANCE = ClassName.get(MODEL_PACKAGE, "StoredInstance");
    public static final ClassName ROWS = ClassName.get(EMULATOR_PACKAGE, "Rows");
    public static final ClassName PAGE = ClassName.get(MODEL_PACKAGE, "Page");
    public static final ClassName QUERY = ClassName.get(MODEL_PACKAGE, "Query");
    public static final ClassName FIELD_ARGUMENTS = ClassName.get(MODEL_PACKAGE, "FieldArguments");
    public static final ClassName RESOURCE_KIND = ClassName.get(MODEL_PACKAGE, "ResourceKind");
    public static final ClassName MEMBER = ClassName.get(MODEL_PACKAGE, "Member");
    public static final ClassName RESOURCE = ClassName.get(MODEL_PACKAGE, "Resource");
    public static final ClassName TEXT_ENUM = ClassName.get(MODEL_PACKAGE, "TextEnum");
    public static final ClassName SNAKE_CASE = ClassName.get(MODEL_PACKAGE, "SnakeCase");
    public static final ClassName JSON_NAME = ClassName.get(MODEL_PACKAGE, "JsonName");
    public static final ClassName DOCUMENT_VIEW = ClassName.get(MODEL_PACKAGE, "DocumentView");
    public static final ClassName GENERATED = ClassName.get(MODEL_PACKAGE, "Generated");
    public static final ClassName DOCUMENT = ClassName.get("dev.ectype.runtime.json", "Document");
    public static final ClassName DATA_FETCHERS = ClassName.get("dev.ectype.runtime.graphql", "DataFetchers");
    public static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");

    private RuntimeTypes() {}

    public static List<ClassName> all() {
        return List.of(
                EMULATOR,
                OPERATIONS,
                REQUEST_CONTEXT,
                REPLY,
                BODY,
                STORE,
                STORED_INSTANCE,
                ROWS,
                PAGE,
                QUERY,
                FIELD_ARGUMENTS,
                RESOURCE_KIND,
                MEMBER,
                RESOURCE,
                TEXT_ENUM,
                SNAKE_CASE,
                JSON_NAME,
                DOCUMENT_VIEW,
                GENERATED,
                DOCUMENT,
                DATA_FETCHERS,
                NULLABLE);
    }

    /** Returns the names that emitted types must not have, because emitted code uses them otherwise. */
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
