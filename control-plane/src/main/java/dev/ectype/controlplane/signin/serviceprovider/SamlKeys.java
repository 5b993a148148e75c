package dev.ectype.controlplane.signin.serviceprovider;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.signin.saml.SigningMaterial;
import dev.ectype.controlplane.signin.serviceprovider.SamlKeyRepository.StoredKey;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Provides the SAML key of the installation, which is the same on all nodes. The first use makes it. */
@Component
class SamlKeys {
    /** The purpose of the sealing. */
    static final String PURPOSE = "SAML key";

    private final SamlKeyRepository repository;
    private final ApplicationKey key;
    private final TransactionOperations transactions;
    private final Times times;
    private volatile @Nullable SigningMaterial known;

    SamlKeys(SamlKeyRepository repository, ApplicationKey key, TransactionOperations transactions, Times times) {
        this.repository = repository;
        this.key = key;
        this.transactions = transactions;
        this.times = times;
    }

    SigningMaterial get() {
        SigningMaterial found = known;
        if (found == null) {
            found = read();
            known = found;
        }
        return found;
    }

    private SigningMaterial read() {
        StoredKey stored = repository.find().orElseGet(this::make);
        return SigningMaterial.decode(key.open(stored.privateKey(), PURPOSE), stored.certificate());
    }

    private StoredKey make() {
        SigningMaterial made = SigningMaterial.generate(times.now());
        StoredKey stored = new StoredKey(key.seal(made.encodedKey(), PURPOSE), made.encodedCertificate());
        transactions.executeWithoutResult(status -> repository.insert(stored, times.now()));
        // Another node may have been faster.
        return repository.find().orElse(stored);
    }
}
