package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.health.HealthPart;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.stereotype.Component;

/** Whether the database answers. */
@Component
final class DatabaseHealth implements HealthPart {
    private static final int PATIENCE_SECONDS = 1;

    private final DataSource source;

    DatabaseHealth(DataSource source) {
        this.source = source;
    }

    @Override
    public String name() {
        return "database";
    }

    @Override
    public State state() {
        try (Connection connection = source.getConnection()) {
            return connection.isValid(PATIENCE_SECONDS) ? State.UP : State.DOWN;
        } catch (SQLException gone) {
            return State.DOWN;
        }
    }
}
