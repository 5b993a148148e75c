package dev.ectype.controlplane.platform.storage;

import java.util.UUID;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/** Deletes all contents of an organization. It opens the storage only for that, because other operator commands do not need it. */
@Component
public class OrganizationContents {
    private final ObjectProvider<ObjectStorage> storage;
    private final StorageIdentityRepository repository;

    OrganizationContents(ObjectProvider<ObjectStorage> storage, StorageIdentityRepository repository) {
        this.storage = storage;
        this.repository = repository;
    }

    /** Deletes the contents. Rejects a foreign storage, because the contents are elsewhere then. */
    public void delete(UUID organization) {
        ObjectStorage opened = storage.getObject();
        if (repository.find().isEmpty() || !opened.identifier().equals(repository.find())) {
            throw new IllegalStateException("The storage \"" + opened.location()
                    + "\" does not belong to this installation. Set ECTYPE_STORAGE to the folder or bucket of the nodes, or "
                    + "use the --data-dir of a node that stores its contents there.");
        }
        opened.deleteAll(organization);
    }
}
