package dev.ectype.controlplane.platform.database;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jooq.Field;
import org.jooq.SQLDialect;
import org.jooq.Select;
import org.jooq.conf.Settings;
import org.jooq.impl.DSL;

/**
 * Holds the SQL of a query with named parameters.
 *
 * @param sql the SQL with a question mark for each parameter
 * @param tenantSql the same SQL after the statement that sets the organization
 * @param parameters the parameter names in the order of the question marks
 * @param columns the columns of a row, in order
 */
record QueryText(String sql, String tenantSql, List<String> parameters, List<Field<?>> columns) {
    /** The pattern of placeholders, which nothing else in a query matches. */
    private static final String PREFIX = "@@";

    private static final Pattern PARAMETER = Pattern.compile(PREFIX + "(\\w+)");

    static QueryText of(Select<?> query) {
        Settings named = new Settings().withRenderNamedParamPrefix(PREFIX);
        Matcher parameters =
                PARAMETER.matcher(DSL.using(SQLDialect.POSTGRES, named).renderNamedParams(query));
        List<String> names = new ArrayList<>();
        String sql = parameters.replaceAll(parameter -> {
            names.add(parameter.group(1));
            return "?";
        });
        return new QueryText(
                sql, StatementTenant.ORGANIZATION + sql, List.copyOf(names), List.copyOf(query.getSelect()));
    }
}
