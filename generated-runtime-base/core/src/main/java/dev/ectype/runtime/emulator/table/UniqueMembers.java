package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.resource.QualifierPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.tree.Order;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Rejects duplicate values of members that must be unique within a parent and below the same qualifiers. */
public final class UniqueMembers {
    private static final RowPageRequest ALL = RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE);

    private final ResourceShape shape;
    private final TransactionTable table;

    public UniqueMembers(ResourceShape shape, TransactionTable table) {
        this.shape = shape;
        this.table = table;
    }

    /** Checks the members of a new instance that the client sent. The server chooses the others. */
    public void ofNew(@Nullable Document item, byte[] document, @Nullable String owner) {
        for (String member : shape.plan().unique()) {
            if (item != null && item.isObject() && item.member(member) != null) {
                require(member, document, owner, null);
            }
        }
    }

    /** Checks the members of a row that a change modifies. */
    void ofChanged(Row row, byte[] document) {
        for (String name : shape.plan().unique()) {
            Document before = Json.parse(row.document()).member(name);
            if (!Objects.equals(before, Json.parse(document).member(name))) {
                require(name, document, row.owner(), row.id());
            }
        }
    }

    /** Returns whether a row has the same qualifiers, such as the same owner in {@code /repos/{owner}/{repo}}. */
    private boolean isQualifiedAs(Document document, Row row) {
        for (QualifierPlan qualifier : shape.qualifiers()) {
            MemberPath member = qualifier.member();
            if (member != null
                    && !Objects.equals(
                            document.at(member), Json.parse(row.document()).at(member))) {
                return false;
            }
        }
        return true;
    }

    private void require(String name, byte[] document, @Nullable String owner, @Nullable String self) {
        Document parsed = Json.parse(document);
        Document value = parsed.member(name);
        if (value == null || value.isNull() || value.text().isEmpty()) {
            return;
        }
        for (Row row :
                table.keyedBy(StoredMember.of(name), value.toBytes(), ALL).rows()) {
            if (Objects.equals(row.owner(), owner) && !row.id().equals(self) && isQualifiedAs(parsed, row)) {
                throw Problem.taken(
                        "another instance of " + shape.name() + " already has the " + name + " '" + value.text() + "'",
                        new Problem.Detail("body/" + name, "unique", "'" + value.text() + "' is already in use"));
            }
        }
    }
}
