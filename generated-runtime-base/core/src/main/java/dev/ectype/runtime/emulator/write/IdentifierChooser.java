package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.IdentityCompanions;
import dev.ectype.runtime.emulator.document.SlugText;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.TransactionTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses the identifiers of new instances. */
final class IdentifierChooser {
    private final RequestTransaction context;
    private final ResourceShape shape;
    private final TransactionTable table;
    private final @Nullable String owner;

    IdentifierChooser(RequestTransaction context, ResourceShape shape, TransactionTable table, @Nullable String owner) {
        this.context = context;
        this.shape = shape;
        this.table = table;
        this.owner = owner;
    }

    String choose(@Nullable Document item) {
        IdStylePlan style = shape.style();
        if (style instanceof IdStylePlan.SlugOf slug) {
            Document text = item == null ? null : item.member(slug.member());
            return free(SlugText.of(text == null || !text.isString() ? "" : text.text(), shape.name()), slug.exact());
        }
        if (style instanceof IdStylePlan.Placed placed) {
            return placedIdentifier(placed, item);
        }
        boolean chosen = style instanceof IdStylePlan.ClientChosen;
        String id = sentIdentifier(item, chosen);
        id = id != null && !chosen && isTaken(id) ? null : id;
        id = id == null ? pathNamedIdentifier(item) : id;
        String prefix = id == null ? IdentityCompanions.prefix(shape, item) : null;
        id = prefix == null ? id : prefixed(prefix);
        return id == null ? context.documents().nextId(shape, table, owner, sentParts(item)) : id;
    }

    /** Returns a unique identifier that begins as the client asks for. */
    private String prefixed(String prefix) {
        while (true) {
            String next = table.nextId();
            String id = prefix + next.substring(next.lastIndexOf('-') + 1);
            if (table.find(shape.rowId(id, owner)) == null) {
                return id;
            }
        }
    }

    /**
     * Builds an identifier with a parent path, as in {@code projects/p/topics/t}. Request arguments take precedence over the name
     * in the body.
     */
    private String placedIdentifier(IdStylePlan.Placed style, @Nullable Document item) {
        String parent = argument(style.parent());
        String last = argument(style.last());
        String sent = parent == null && last == null ? sentIdentifier(item, true) : null;
        if (sent != null) {
            return sent;
        }
        String beginning = parent == null ? style.beginning() : parent + "/" + style.collection() + "/";
        if (last != null) {
            return beginning + last;
        }
        String made = context.documents().nextId(shape, table, owner);
        return made.startsWith(style.beginning())
                ? beginning + made.substring(style.beginning().length())
                : made;
    }

    private @Nullable String argument(@Nullable String name) {
        String text = name == null ? null : context.arguments().identifierText(name);
        return text == null || text.isEmpty() ? null : text;
    }

    /** Returns the identifier that the client sent under the name of its path parameter, or null. */
    private @Nullable String pathNamedIdentifier(@Nullable Document item) {
        List<String> names = shape.paths().aliases();
        for (int at = 0; at < names.size(); at++) {
            String name = names.get(at);
            Document id = item != null && isDescribed(name) ? item.member(MemberName.of(name)) : null;
            boolean scalar = id != null && (shape.isNumbered() ? id.isLong() : id.isString() || id.isLong());
            String text = scalar && id != null ? id.text() : "";
            if (!isUnset(text) && shape.allowsId(text) && table.find(shape.rowId(text, owner)) == null) {
                return text;
            }
        }
        return null;
    }

    /** Whether the server chooses identifiers and the sent one is a taken example from the API description. */
    private boolean isTaken(String id) {
        IdentityMember name = shape.idMember();
        Schema body = context.preparedOperation().bodyItem();
        MemberSchema member = body == null || name == null ? null : name.schemaIn(body);
        boolean demanded = member != null && member.isRequired(Direction.REQUEST);
        return !demanded
                && context.preparedOperation().exampleIds(shape).has(id)
                && table.find(shape.rowId(id, owner)) != null;
    }

    /** Returns the identifier that the client sent, if the API description allows clients to choose it, else null. */
    private @Nullable String sentIdentifier(@Nullable Document item, boolean chosen) {
        IdentityMember member = shape.idMember();
        Document id = item == null || member == null ? null : member.in(item);
        String text = id == null || id.isNumber() && !id.isLong() ? null : IdentifierText.of(id);
        // Members that the request has elsewhere need not be the whole identifier.
        boolean isWhole = id != null && (!id.isObject() || member != null && isDescribed(member));
        if (text == null || member == null || !isWhole) {
            return null;
        }
        boolean allowed = !isUnset(text) && (chosen || isDescribed(member)) && shape.allowsId(text);
        return allowed ? text : null;
    }

    /** Returns the members that the client sent of an identifier that is an object, or null. */
    private @Nullable Document sentParts(@Nullable Document item) {
        IdentityMember member = shape.idMember();
        return item == null || member == null ? null : member.in(item);
    }

    /** Whether an identifier is a zero value. Generated clients send zero values for unset members. */
    private static boolean isUnset(String text) {
        return text.isEmpty() || text.equals("0");
    }

    private boolean isDescribed(IdentityMember identity) {
        Schema body = context.preparedOperation().bodyItem();
        MemberSchema member = body == null ? null : identity.schemaIn(body);
        return member != null && member.isVisible(Direction.REQUEST);
    }

    private boolean isDescribed(String name) {
        Schema body = context.preparedOperation().bodyItem();
        MemberSchema member = body == null ? null : SchemaShape.member(body, name);
        return member != null && member.isVisible(Direction.REQUEST);
    }

    /** Returns a unique slug. Unless slugs are known to be exact, it ends with the row number, because titles repeat. */
    private String free(String slug, boolean exact) {
        String candidate = exact ? slug : slug + "-" + table.nextId();
        for (int number = 2; table.find(shape.rowId(candidate, owner)) != null; number++) {
            candidate = slug + "-" + number;
        }
        return candidate;
    }
}
