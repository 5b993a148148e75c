package dev.ectype.runtime.state;

import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.RequestRecord;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.snapshot.ApiIdentity;
import dev.ectype.runtime.state.snapshot.SnapshotFit;
import dev.ectype.runtime.state.table.LinkSpec;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Builds a small shelter: counted pets with owners, owners with a slug, tags with tombstones, and likes. */
public final class StateFixtures {
    public static final ApiIdentity API = new ApiIdentity("Shelter", "1.0.0", "0123abcd");
    public static final ResourceName PETS = ResourceName.of("pets");
    public static final ResourceName OWNERS = ResourceName.of("owners");
    public static final ResourceName TAGS = ResourceName.of("tags");
    public static final StoredMember SLUG = StoredMember.of("slug");
    static final StoredMember NAME = StoredMember.of("name");

    private StateFixtures() {}

    static StateSchema schema() {
        return StateSchema.of(
                List.of(
                        TableSpec.of("pets", new IdStyle.Counter(1)).ownedBy("pets.owner", "owners"),
                        TableSpec.of("owners", new IdStyle.Prefixed("own_", 12, IdStyle.LETTERS_AND_DIGITS))
                                .withKey("slug"),
                        TableSpec.of("tags", new IdStyle.Readable("tag_")).keepingTombstones()),
                List.of(LinkSpec.of("likes", "owners", "pets")));
    }

    public static StateEngine engine() {
        return engine(StateOptions.standard());
    }

    public static StateEngine engine(StateOptions options) {
        return new StateEngine(API, schema(), options, Seeding.NOTHING);
    }

    public static Cause cause(String operation) {
        return Cause.of(operation, RequestRecord.of("POST", "/" + operation));
    }

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    public static String text(Row row) {
        return new String(row.document(), StandardCharsets.UTF_8);
    }

    /** Inserts a pet in a separate transaction and returns its id. */
    public static String createPet(StateEngine engine, String name) {
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable pets = transaction.store(PETS);
            String id = pets.nextId();
            pets.insert(id, bytes("{\"id\":" + id + ",\"name\":\"" + name + "\"}"), null);
            transaction.commit(cause("createPet"));
            return id;
        }
    }

    public static void restore(StateEngine engine, byte[] snapshot) {
        engine.restore(Json.parse(snapshot), SnapshotFit.SAME_DESCRIPTION);
    }
}
