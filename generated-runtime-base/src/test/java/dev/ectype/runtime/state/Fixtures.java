package dev.ectype.runtime.state;

import dev.ectype.runtime.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A small shelter: counted pets that belong to owners, owners with a slug, tags with tombstones, and who likes what. */
final class Fixtures {
    static final ApiIdentity API = new ApiIdentity("Shelter", "1.0.0", "0123abcd");
    static final ResourceName PETS = ResourceName.of("pets");
    static final ResourceName OWNERS = ResourceName.of("owners");
    static final ResourceName TAGS = ResourceName.of("tags");
    static final StoredMember SLUG = StoredMember.of("slug");
    static final StoredMember NAME = StoredMember.of("name");

    private Fixtures() {}

    static StateSchema schema() {
        return StateSchema.of(
                List.of(
                        TableSpec.of("pets", new IdStyle.Counter(1)).ownedBy("pets.owner", "owners"),
                        TableSpec.of("owners", new IdStyle.Prefixed("own_", 12, IdStyle.LETTERS_AND_DIGITS))
                                .foundBy("slug"),
                        TableSpec.of("tags", new IdStyle.Readable("tag_")).keepingTombstones()),
                List.of(LinkSpec.of("likes", "owners", "pets")));
    }

    static StateEngine engine() {
        return engine(StateOptions.standard());
    }

    static StateEngine engine(StateOptions options) {
        return new StateEngine(API, schema(), options, Seeding.NOTHING);
    }

    static Cause cause(String operation) {
        return Cause.of(operation, RequestRecord.of("POST", "/" + operation));
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static String text(Row row) {
        return new String(row.document(), StandardCharsets.UTF_8);
    }

    /** Inserts a pet in a transaction of its own and gives its id. */
    static String createPet(StateEngine engine, String name) {
        try (Transaction transaction = engine.beginWriting()) {
            Store pets = transaction.store(PETS);
            String id = pets.nextId();
            pets.insert(id, bytes("{\"id\":" + id + ",\"name\":\"" + name + "\"}"), null);
            transaction.commit(cause("createPet"));
            return id;
        }
    }

    static void restore(StateEngine engine, byte[] snapshot) {
        engine.restore(Json.parse(snapshot), SnapshotFit.SAME_DESCRIPTION);
    }
}
