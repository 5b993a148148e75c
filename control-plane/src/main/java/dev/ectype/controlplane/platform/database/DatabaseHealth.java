package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.health.HealthPart;
import org.springframework.stereotype.Component;

/** Reports whether the database responds. */
@Component
final class DatabaseHealth implements HealthPart {
    private final Database database;

    DatabaseHealth(Database database) {
        this.database = database;
    }

    @Override
    public String name() {
        return "database";
    }

    @Override
    public Condition condition() {
        return Condition.of(database.answers() ? State.UP : State.DOWN);
    }
}
