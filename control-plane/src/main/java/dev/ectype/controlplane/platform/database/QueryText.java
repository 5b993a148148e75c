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
 * The text of a query, whose parameters have names.
 *
 * @param sql with a question mark for each parameter
 * @param tenantSql the same behind the statement that says for which organization it is
 * @param parameters their names, in the order of the question marks
 * @param columns what a row has, in its order
 */
record QueryText(String sql, String tenantSql, List<String> parameters, List<Field<?>> columns) {
    /** Nothing else in a query looks like this. */
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
