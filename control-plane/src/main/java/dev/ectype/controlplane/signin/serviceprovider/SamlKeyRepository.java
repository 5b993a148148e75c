package dev.ectype.controlplane.signin.serviceprovider;

import static dev.ectype.controlplane.jooq.tables.SamlKey.SAML_KEY;

import java.time.Instant;
import java.util.Optional;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** Reads and writes the table with the SAML key of the installation. */
@Repository
class SamlKeyRepository {
    private final DSLContext database;

    SamlKeyRepository(DSLContext database) {
        this.database = database;
    }

    Optional<StoredKey> find() {
        return database.selectFrom(SAML_KEY)
                .fetchOptional(row -> new StoredKey(row.getPrivateKey(), row.getCertificate()));
    }

    /** Stores a key unless another node has stored one. */
    void insert(StoredKey key, Instant at) {
        database.insertInto(SAML_KEY)
                .set(SAML_KEY.PRIVATE_KEY, key.privateKey())
                .set(SAML_KEY.CERTIFICATE, key.certificate())
                .set(SAML_KEY.CREATED_AT, at)
                .onConflictDoNothing()
                .execute();
    }

    /** Holds a sealed key and its certificate. */
    record StoredKey(byte[] privateKey, byte[] certificate) {}
}
