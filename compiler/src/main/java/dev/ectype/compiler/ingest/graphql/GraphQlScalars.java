package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.ObjectTypeRules;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import graphql.language.Argument;
import graphql.language.Directive;
import graphql.language.ScalarTypeDefinition;
import graphql.language.StringValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Maps scalars to types: the five built-in ones, and others by their usual names. */
final class GraphQlScalars {
    private static final Map<String, String> FORMATS = formats();
    private static final Map<String, String> SPECIFIED = specified();
    private static final List<String> WHOLE = List.of("int", "integer", "long", "bigint", "short", "timestampms");
    private static final List<String> DECIMAL = List.of("float", "decimal", "bigdecimal", "number", "money", "double");

    private static final String INTEGER = "^-?[0-9]{1,40}$";
    private static final String DECIMALS = "^-?[0-9]{1,40}(\\.[0-9]{1,40})?$";

    private GraphQlScalars() {}

    /** Returns the type of a scalar's values. */
    static TypeRef type(String name, @Nullable ScalarTypeDefinition definition, TypeNotes notes) {
        switch (name) {
            case "String":
            case "ID":
                return text(null, notes);
            case "Int":
                return number(true, "int32", notes);
            case "Float":
                return number(false, "double", notes);
            case "Boolean":
                return new BooleanType(notes);
            default:
                return custom(name.toLowerCase(Locale.ROOT).replace("_", ""), definition, notes);
        }
    }

    private static TypeRef custom(String name, @Nullable ScalarTypeDefinition definition, TypeNotes notes) {
        String format = format(name);
        format = format == null && definition != null ? specified(definition) : format;
        if (format != null) {
            return format.equals("json") ? new AnyType(notes) : text(format, notes);
        }
        if (name.equals("json") || name.equals("any") || name.endsWith("jsonvalue")) {
            return new AnyType(notes);
        }
        if (name.startsWith("json") || name.equals("object") || name.equals("map")) {
            return new ObjectType(
                    List.of(), new LinkedHashMap<>(), AnyType.ANY, null, null, ObjectTypeRules.NONE, notes);
        }
        if (name.equals("void")) {
            return new NullType(notes);
        }
        return numberOrText(name, notes);
    }

    private static TypeRef numberOrText(String name, TypeNotes notes) {
        String bare = name.replaceAll("^(non)?(unsigned|positive|negative)|\\d+$", "");
        if (WHOLE.contains(bare)) {
            return numeric(number(true, "int64", TypeNotes.NONE), INTEGER, notes);
        }
        return DECIMAL.contains(bare)
                ? numeric(number(false, "double", TypeNotes.NONE), DECIMALS, notes)
                : text(null, notes);
    }

    /** Returns the type of numbers and of texts with digits: servers accept both, as JavaScript loses digits of numbers. */
    private static TypeRef numeric(TypeRef number, String pattern, TypeNotes notes) {
        TypeRef text = new TextType(null, null, null, pattern, TypeNotes.NONE);
        return new UnionType(List.of(number, text), false, null, notes);
    }

    /** Finds the format by the longest known suffix: {@code ISO8601DateTime} is a {@code DateTime}. */
    private static @Nullable String format(String name) {
        String best = null;
        for (String known : FORMATS.keySet()) {
            boolean ends =
                    known.length() > 4 ? name.endsWith(known) : name.equals(known) || name.endsWith("8601" + known);
            best = ends && (best == null || known.length() > best.length()) ? known : best;
        }
        return best == null ? null : FORMATS.get(best);
    }

    private static @Nullable String specified(ScalarTypeDefinition definition) {
        for (Directive directive : definition.getDirectives("specifiedBy")) {
            Argument url = directive.getArgument("url");
            String text =
                    url != null && url.getValue() instanceof StringValue value ? SdlValueConverter.text(value) : "";
            for (Map.Entry<String, String> known : SPECIFIED.entrySet()) {
                if (text.toLowerCase(Locale.ROOT).contains(known.getKey())) {
                    return known.getValue();
                }
            }
        }
        return null;
    }

    private static TypeRef text(@Nullable String format, TypeNotes notes) {
        return new TextType(format, null, null, null, notes);
    }

    private static TypeRef number(boolean whole, String format, TypeNotes notes) {
        return new NumberType(whole, format, null, false, null, false, null, notes);
    }

    private static Map<String, String> formats() {
        Map<String, String> formats = new LinkedHashMap<>();
        List.of("datetime", "timestamp", "instant", "datetimeiso", "timestamptz")
                .forEach(name -> formats.put(name, "date-time"));
        List.of("date", "localdate").forEach(name -> formats.put(name, "date"));
        List.of("time", "localtime").forEach(name -> formats.put(name, "time"));
        List.of("duration", "period").forEach(name -> formats.put(name, "duration"));
        List.of("url", "uri", "weburl").forEach(name -> formats.put(name, "uri"));
        List.of("uuid", "guid").forEach(name -> formats.put(name, "uuid"));
        List.of("email", "emailaddress").forEach(name -> formats.put(name, "email"));
        List.of("ipv4", "ipaddress").forEach(name -> formats.put(name, "ipv4"));
        formats.put("ipv6", "ipv6");
        formats.put("base64", "byte");
        formats.put("byte", "byte");
        formats.put("bytes", "byte");
        formats.put("upload", "binary");
        return formats;
    }

    private static Map<String, String> specified() {
        Map<String, String> specified = new LinkedHashMap<>();
        specified.put("rfc3339", "date-time");
        specified.put("datetime", "date-time");
        specified.put("rfc4122", "uuid");
        specified.put("rfc9562", "uuid");
        specified.put("rfc3986", "uri");
        specified.put("url.spec.whatwg.org", "uri");
        specified.put("rfc5322", "email");
        specified.put("rfc5321", "email");
        specified.put("rfc4648", "byte");
        specified.put("ecma-404", "json");
        specified.put("rfc8259", "json");
        return specified;
    }
}
