package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import dev.ectype.compiler.ingest.protobuf.token.ProtoToken;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Maps keywords to the built-in types of the language. */
public final class FieldTypes {
    private static final Map<String, Type> BY_KEYWORD = new LinkedHashMap<>();

    static {
        for (Type type : Type.values()) {
            if (type != Type.TYPE_GROUP && type != Type.TYPE_MESSAGE && type != Type.TYPE_ENUM) {
                String keyword = type.name().substring("TYPE_".length()).toLowerCase(Locale.ROOT);
                BY_KEYWORD.put(keyword, type);
            }
        }
    }

    private FieldTypes() {}

    /** Returns the keywords. */
    public static Set<String> keywords() {
        return Collections.unmodifiableSet(BY_KEYWORD.keySet());
    }

    static @Nullable Type of(ProtoToken token) {
        return token.kind() == ProtoToken.Kind.NAME ? BY_KEYWORD.get(token.text()) : null;
    }
}
