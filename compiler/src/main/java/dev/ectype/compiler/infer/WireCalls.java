package dev.ectype.compiler.infer;

import dev.ectype.compiler.infer.CallName.Deed;
import dev.ectype.compiler.ir.Binding;
import dev.ectype.compiler.ir.GraphQlField;
import dev.ectype.compiler.ir.GraphQlField.RootType;
import dev.ectype.compiler.ir.GraphQlForm;
import dev.ectype.compiler.ir.GrpcMethod;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Calls over wires that have no paths: how their bindings name what they do. */
final class WireCalls {
    private static final List<String> LISTS = List.of("connection", "list", "collection", "page", "paginated");
    private static final Pattern NARROWED =
            Pattern.compile("(.+?)(?:(?:By|For|Of|From|In)(?=[A-Z])|_(?:by|for|of|from|in)_).+");
    private static final List<Deed> ASKED = List.of(Deed.READ, Deed.LIST);

    private WireCalls() {}

    /** Whether an operation is reached by its name alone. */
    static boolean isCall(Binding binding) {
        return binding instanceof GrpcMethod
                || binding instanceof GraphQlField field && field.root() != RootType.SUBSCRIPTION;
    }

    /** Whether two operations are reached over the same wire. */
    static boolean areAlike(Binding one, Binding other) {
        return one.getClass().equals(other.getClass());
    }

    /** The method that says no more than whether something is changed. */
    static String method(Binding binding) {
        return binding instanceof GraphQlField field && field.root() == RootType.QUERY ? "GET" : "POST";
    }

    /** What a call says it does to what, or null where it says nothing that is understood. */
    static @Nullable CallName name(Binding binding) {
        if (binding instanceof GrpcMethod method) {
            CallName said = CallName.of(method.method());
            return said == null ? CallName.ofAny(method.method()) : said.noun().isEmpty() ? null : said;
        }
        if (!(binding instanceof GraphQlField field)) {
            return null;
        }
        return field.root() == RootType.QUERY ? query(field.field(), field.gives()) : mutation(field.field());
    }

    /** What it says if the verb stands behind the noun: {@code orderCancel}; or null. */
    static @Nullable CallName turned(Binding binding) {
        return binding instanceof GraphQlField field && field.root() == RootType.MUTATION
                ? behind(field.field())
                : null;
    }

    private static @Nullable CallName mutation(String field) {
        CallName front = CallName.of(field);
        CallName back = front == null ? behind(field) : null;
        CallName said = back == null || back.deed() == Deed.OTHER ? CallName.ofAny(field) : back;
        // A verb alone, such as search, names no resource.
        return said == null || said.noun().isEmpty() ? null : said;
    }

    private static @Nullable CallName behind(String field) {
        List<String> words = Words.of(field);
        if (words.size() < 2) {
            return null;
        }
        String verb = words.get(words.size() - 1);
        CallName alone = CallName.ofAny(verb);
        String noun = field.substring(0, field.length() - verb.length()).replaceAll("_+$", "");
        if (noun.isEmpty()) {
            return null;
        }
        return alone == null ? new CallName(Deed.OTHER, verb, noun) : alone.about(noun);
    }

    /** What a query lists if what follows the noun only says which of them: {@code getPaymentsByUser}; or null. */
    static @Nullable CallName narrowed(Binding binding) {
        if (!(binding instanceof GraphQlField field) || field.root() != RootType.QUERY) {
            return null;
        }
        Matcher found = NARROWED.matcher(field.field());
        CallName said = found.matches() ? query(found.group(1), field.gives()) : null;
        return said != null && said.deed() == Deed.LIST ? said : null;
    }

    /** A query without a verb names what it shows: {@code product}, {@code products}, {@code allProducts}, {@code productList}. */
    private static @Nullable CallName query(String field, GraphQlForm gives) {
        CallName said = CallName.of(field);
        if (said != null) {
            return ASKED.contains(said.deed()) && !said.noun().isEmpty() ? bare(said) : null;
        }
        List<String> words = Words.of(field);
        if (words.isEmpty()) {
            return null;
        }
        boolean all = words.get(0).equals("all") && words.size() > 1;
        CallName read = CallName.ofAny((all ? "list_" : "get_") + (all ? field.substring(3) : field));
        boolean lists = read != null && (all || gives instanceof GraphQlForm.Connection);
        return read == null ? null : bare(lists ? new CallName(Deed.LIST, "list", read.noun()) : read);
    }

    /** Without the word for a list of such things. */
    private static CallName bare(CallName name) {
        List<String> words = Words.of(name.noun());
        String last = words.get(words.size() - 1);
        if (words.size() < 2 || !LISTS.contains(last)) {
            return name;
        }
        String noun =
                name.noun().substring(0, name.noun().length() - last.length()).replaceAll("_+$", "");
        return new CallName(Deed.LIST, "list", noun);
    }
}
